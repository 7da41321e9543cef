import { siteModel } from '../../../tests/small-site/model';
import { publishRequest } from './publish-request';

const request = (name: string, email: string) =>
  publishRequest(siteModel, JSON.stringify({ message: 'M', writes: [], author: { name, email } }));

describe('a request to publish', () => {
  it('has an author whom the fields of the form accept', () => {
    expect(request(' Zoë O’Hara ', 'zoe@intranet').author).toEqual({
      name: 'Zoë O’Hara',
      email: 'zoe@intranet',
    });
  });

  it.each(['Jane <jane@example.org>', '   ', 'Jane\n'])('has no author called “%s”', (name) => {
    expect(() => request(name, 'jane@example.org')).toThrow();
  });
});
