/** Tells the bar how far the page is scrolled, as the loader of a built page does. */
export function followScroll(): void {
  const follow = () => {
    document.body.dataset.solid = String(window.scrollY > 20);
  };
  follow();
  window.addEventListener('scroll', follow);
}
