/** The elements that a label may name, as far as forms here have them. */
const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

// whenever a test asks for a field by its name, jsdom would look through the whole page for each label of it
for (const { prototype } of labelable)
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      const labels = this.ownerDocument.querySelectorAll('label');
      return [...labels].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.contains(this),
      );
    },
  });
