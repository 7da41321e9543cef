import { isBlank } from 'content-check/visible-text';
import { emptyBlankFields, syncFields } from './form-fields';

const form = document.createElement('form');
form.innerHTML =
  '<input name="name" data-field required /><input name="phone" data-field type="tel" pattern="[0-9]+" />' +
  '<textarea name="message" data-field required></textarea><input name="_gotcha" /><button></button>';
const [name, phone, message, honeypot] = form.querySelectorAll<HTMLInputElement>('[name]');
if (!name || !phone || !message || !honeypot) throw new Error('The form has no fields.');

/** Makes fields match :user-invalid, which jsdom lacks. */
function setInvalid(...invalid: Element[]) {
  for (const field of [name, phone, message])
    if (field)
      jest
        .spyOn(field, 'matches')
        .mockImplementation((selector) =>
          selector === ':is(:user-invalid)'
            ? invalid.includes(field)
            : Element.prototype.matches.call(field, selector),
        );
}

const sync = () => {
  syncFields(form);
};

beforeEach(() => {
  setInvalid();
  sessionStorage.clear();
  form.reset();
  syncFields(form, { submitted: true });
});

/** The fields marked as invalid, each with the id of its description. */
function marked() {
  return [...form.querySelectorAll('[aria-invalid=true]')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('aria-describedby'),
  ]);
}

test('F3: a field is marked as invalid and described by its hint while it has an error', () => {
  expect(form.querySelector('[aria-invalid=true], [aria-describedby]')).toBeNull();
  setInvalid(name, message);
  sync();
  expect(marked()).toEqual([
    ['name', 'name-hint'],
    ['message', 'message-hint'],
  ]);
  setInvalid(message);
  sync();
  expect(marked()).toEqual([['message', 'message-hint']]);
  expect(name).not.toHaveAttribute('aria-describedby');
});

test('F3: an error from before hydration is marked at hydration', () => {
  setInvalid(name);
  syncFields(form, { restore: true });
  expect(marked()).toEqual([['name', 'name-hint']]);
});

test('F10: text typed before hydration wins over stored text', () => {
  sessionStorage.setItem('unsent-name', 'Stored');
  sessionStorage.setItem('unsent-message', 'Stored');
  name.value = 'Typed';
  syncFields(form, { restore: true });
  expect([name.value, message.value]).toEqual(['Typed', 'Stored']);
  expect(sessionStorage.getItem('unsent-name')).toBe('Typed');
});

test('F10: no text is restored while the visitor types', () => {
  sessionStorage.setItem('unsent-name', 'Stored');
  sync();
  expect(name.value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('F10: an older text is not restored if the newer one exceeded the quota', () => {
  name.value = 'Ann';
  sync();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  name.value = 'Annabel';
  sync();
  expect(sessionStorage).toHaveLength(0);
});

describe('an optional field', () => {
  test('F3: is marked as invalid and described by its hint while it has an error', () => {
    setInvalid(phone);
    sync();
    expect(marked()).toEqual([['phone', 'phone-hint']]);
  });

  test('F10: is stored and restored', () => {
    phone.value = '304';
    sync();
    expect(sessionStorage.getItem('unsent-phone')).toBe('304');
    form.reset();
    syncFields(form, { restore: true });
    expect(phone.value).toBe('304');
  });
});

test('F10: a hidden input is not stored', () => {
  honeypot.value = 'robot';
  sync();
  expect(sessionStorage).toHaveLength(0);
});

test('a corrected error keeps its place until the form is submitted', () => {
  setInvalid(name);
  sync();
  setInvalid();
  sync();
  expect(name).toHaveAttribute('data-corrected');
  syncFields(form, { submitted: true });
  expect(name).not.toHaveAttribute('data-corrected');
});

test('a corrected error gives up its place once its field has been left and the pointer released', () => {
  document.body.append(form);
  setInvalid(name);
  sync();
  setInvalid();
  name.focus();
  syncFields(form, { released: true });
  expect(name).toHaveAttribute('data-corrected');
  message.focus();
  sync();
  expect(name).toHaveAttribute('data-corrected');
  syncFields(form, { released: true });
  expect(name).not.toHaveAttribute('data-corrected');
});

/** Blank pictures of scripts that no keyboard has, and halves of characters. */
const rareBlanks = /[\u{13441}\u{13442}\u{1D159}\p{Cs}]/u;

test('F1: a field is emptied if its text shows nothing, as in the check of the content', () => {
  const isKept = (text: string) => {
    message.value = text;
    emptyBlankFields(form);
    return message.value !== '';
  };
  let blanks = '';
  const wrong: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    const before = String.fromCodePoint(Math.max(0, code - 1));
    if (rareBlanks.test(character + before)) continue;
    if (isBlank(character)) blanks += character;
    // what is next to a blank one is seen
    else if (isBlank(before) && !isKept(character)) wrong.push(code.toString(16));
    if (!isBlank(before) && isBlank(character) && !isKept(before)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(isKept(blanks)).toBe(false);
});

test('F10: a blank text is not stored', () => {
  message.value = ' \u200B';
  sync();
  expect(message.value).toBe(' \u200B');
  expect(sessionStorage).toHaveLength(0);
});
