import { keepUp, takeUp } from './form-fields';

const form = document.createElement('form');
form.innerHTML = '<input name="name" /><textarea name="message"></textarea><button></button>';
const [name, message] = form.querySelectorAll<HTMLInputElement>('[name]');
const button = form.querySelector('button');
if (!name || !message || !button) throw new Error('The form is not drawn.');

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
  keepUp({ currentTarget: form, type: 'input' });
};

beforeEach(() => {
  show();
  sessionStorage.clear();
  form.reset();
  tell();
});

test('F3: before a mistake a field is neither invalid nor described', () => {
  for (const field of [name, message]) {
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveAttribute('aria-describedby');
  }
});

test('F3: with the mistake come both, and each field loses them with its own', () => {
  show(name, message);
  tell();
  for (const field of [name, message]) {
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAttribute('aria-describedby', `${field.name}-hint`);
  }
  show(message);
  tell();
  expect(name).not.toHaveAttribute('aria-invalid');
  expect(name).not.toHaveAttribute('aria-describedby');
  expect(message).toHaveAttribute('aria-invalid', 'true');
  expect(button).not.toHaveAttribute('aria-invalid');
});

test('F3: a mistake made before hydration is told at hydration', () => {
  show(name);
  takeUp(form);
  expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('F10: what was typed before hydration wins over what was kept', () => {
  sessionStorage.setItem('draft-name', 'Kept');
  sessionStorage.setItem('draft-message', 'Kept');
  name.value = 'Typed';
  takeUp(form);
  expect([name.value, message.value]).toEqual(['Typed', 'Kept']);
  expect(sessionStorage.getItem('draft-name')).toBe('Typed');
});

test('F10: nothing is restored while the visitor types', () => {
  sessionStorage.setItem('draft-name', 'Kept');
  tell();
  expect(name.value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
