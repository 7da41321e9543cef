import { syncFields, initFields } from './form-fields';

const form = document.createElement('form');
form.innerHTML =
  '<input name="name" required /><textarea name="message" required></textarea><button></button>';
const [name, message] = form.querySelectorAll<HTMLInputElement>('[name]');
if (!name || !message) throw new Error('The form is not drawn.');

/** Shows fields as wrong, which jsdom does not know. */
function show(...wrong: Element[]) {
  for (const field of [name, message])
    if (field)
      jest
        .spyOn(field, 'matches')
        .mockImplementation(
          (selector) => selector === ':is(:user-invalid)' && wrong.includes(field),
        );
}

const tell = () => {
  syncFields({ currentTarget: form, type: 'input' });
};

beforeEach(() => {
  show();
  sessionStorage.clear();
  form.reset();
  tell();
});

/** Which fields are marked invalid, each described by its hint. */
function marked() {
  return [...form.querySelectorAll('[aria-invalid=true]')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('aria-describedby'),
  ]);
}

test('F3: a mistake made before hydration is told at hydration', () => {
  show(name);
  initFields(form);
  expect(marked()).toEqual([['name', 'name-hint']]);
});

test('F10: what was typed before hydration wins over what was kept', () => {
  sessionStorage.setItem('draft-name', 'Kept');
  sessionStorage.setItem('draft-message', 'Kept');
  name.value = 'Typed';
  initFields(form);
  expect([name.value, message.value]).toEqual(['Typed', 'Kept']);
  expect(sessionStorage.getItem('draft-name')).toBe('Typed');
});

test('F10: nothing is restored while the visitor types', () => {
  sessionStorage.setItem('draft-name', 'Kept');
  tell();
  expect(name.value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('F10: a text for which there is no room leaves no older one to come back', () => {
  name.value = 'Ann';
  tell();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  name.value = 'Annabel';
  tell();
  expect(sessionStorage).toHaveLength(0);
});
