export default {
  test: { environment: "happy-dom", isolate: false, include: ["tests/front_end/**/*.test.js"] },
};
