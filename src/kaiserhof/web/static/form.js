// The form of the page: narrow on phones, held upright or across, wide elsewhere. The server draws only the form that is
// asked for; a cookie tells it before the first request of the next page.

const narrow = matchMedia("(max-width: 600px), (max-height: 500px)");

export const form = () => (narrow.matches ? "narrow" : "wide");

function remember() {
  document.cookie = `kaiserhof_form=${form()}; path=/; max-age=31536000; samesite=lax`;
}

// `changed` is called whenever the window has room for another form.
export function listenToForm(changed) {
  narrow.addEventListener("change", () => {
    remember();
    changed();
  });
}

remember();
