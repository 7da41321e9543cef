import { slugOf } from './slug';

describe('the short name of a title', () => {
  it.each([
    ['Straße und Größe', 'strasse-und-grosse'],
    ['Łódź Office', 'lodz-office'],
    ['Søren’s Workshop', 'sorens-workshop'],
    ['Æon', 'aeon'],
    ['ıstanbul', 'istanbul'],
    ['İzmir', 'izmir'],
    ['Þórshöfn', 'thorshofn'],
    ['Œuvre', 'oeuvre'],
    ['Đà Nẵng', 'da-nang'],
    ['Ħamrun', 'hamrun'],
    ['ﬁne Ａrt', 'fine-art'],
    ['We Don’t Guess', 'we-dont-guess'],
    ['‘Fair’ Hiring', 'fair-hiring'],
    ['L’été', 'l-ete'],
    ['  --AI 2.0!--  ', 'ai-2-0'],
  ])('makes of %s the short name %s', (words, slug) => {
    expect(slugOf(words)).toBe(slug);
  });

  it.each(['Con', 'AUX', 'Nul', 'com1', 'LPT³'])('gives %s a name that Windows takes', (words) => {
    expect(slugOf(words)).toMatch(/^our-[a-z]+\d?$/);
  });

  it.each(['…', '日本', 'Ελλάδα', 'Ёлка и чай', '👩‍🚀'])('has no short name for %s', (words) => {
    expect(slugOf(words)).toBe('');
  });
});
