"""The JSON API: one module for each subject, `schemas` for the shared types, `document` for the OpenAPI document."""
