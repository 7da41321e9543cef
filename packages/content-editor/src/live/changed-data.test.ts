import { changedData } from './changed-data';

/** What a build has made of a page, of which the content tells the words. */
const published = {
  heading: 'Home',
  sizes: [1, 2],
  sections: [
    { __typename: 'A', text: 'One', picture: { src: '/one-640.webp' } },
    { __typename: 'B', text: 'Two', picture: { src: '/two-640.webp' } },
  ],
};
const first = { __typename: 'A', text: 'One', picture: { src: 'one.webp' } };
const second = { __typename: 'B', text: 'Two', picture: { src: 'two.webp' } };
const before = { heading: 'Home', sections: [first, second] };

const changed = (after: object) => changedData(published, before, { ...before, ...after });

it('keeps what was published where the content is the same', () => {
  expect(changed({})).toBe(published);
});

it('changes a text, and keeps all else', () => {
  expect(changed({ heading: 'Welcome' })).toEqual({ ...published, heading: 'Welcome' });
});

it('keeps the pictures of entries that move or change', () => {
  expect(changed({ sections: [second, { ...first, text: 'Three' }] })).toEqual({
    ...published,
    sections: [published.sections[1], { ...published.sections[0], text: 'Three' }],
  });
});

it('drops an entry that is removed', () => {
  expect(changed({ sections: [second] })).toMatchObject({ sections: [published.sections[1]] });
});

it('has another picture where the content has first', () => {
  const sections = [{ ...first, picture: { src: 'new.webp' } }, second];
  expect(changed({ sections })).toMatchObject({
    sections: [{ text: 'One', picture: { src: 'new.webp' } }, published.sections[1]],
  });
});

it('shares nothing among entries of different types', () => {
  const sections = [{ __typename: 'B', text: 'New' }, second];
  expect(changed({ sections })).toMatchObject({
    sections: [{ __typename: 'B', text: 'New' }, published.sections[1]],
  });
  expect(JSON.stringify(changed({ sections }))).not.toContain('one-640');
});

it('takes all of a list from the content if the page is of another build', () => {
  const older = { ...published, sections: published.sections.slice(1) };
  expect(changedData(older, before, { ...before, sections: [second, first] })).toMatchObject({
    sections: [second, first],
  });
});
