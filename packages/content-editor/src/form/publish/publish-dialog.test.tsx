import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome, PublicState, PublishRequest } from '../../store/publishing';
import type { Visitors } from '../../session/state/state';
import type { Check } from '../../store/store';
import {
  contact,
  openContact,
  phoneMistake,
  resolveConflicts,
} from '../../../tests/helpers/editor-session';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { HeaderBar } from '../header-bar';

beforeEach(mockDialogs);

const textOf = (city: string) => JSON.stringify({ ...contact, location: city }, null, 2);

/** What the public has while the files have “Elkins”. */
const behind: PublicState = {
  files: { 'contact.json': textOf('Ripley, WV') },
  pictures: {},
};

/** The header, with what the public has and what a publication answers. */
async function openHeader(publicState: PublicState, answer?: Outcome, check?: Check) {
  let known = publicState;
  const publish = jest.fn<Promise<Outcome>, [PublishRequest, AbortSignal]>(async (request) => {
    if (answer) return answer;
    const outcome = await opened.store.write?.(request.writes);
    known = { ...known, files: opened.files() };
    return outcome ?? { result: 'outdated' };
  });
  const replaced = {
    history: { texts: () => Promise.resolve({}) },
    publishing: { state: () => Promise.resolve(known), publish },
  };
  const opened = await openContact(replaced, undefined, check);
  await opened.session.readCommitted();
  renderForm(
    opened.session,
    <HeaderBar view="form" onView={jest.fn()} onSkip={jest.fn()} onWrite={jest.fn()} />,
  );
  const user = userEvent.setup();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    return within(screen.getByRole('dialog', { name: 'Publish' }));
  };
  return { ...opened, user, open, publish, status: screen.getByRole('status') };
}

describe('the way to a publication', () => {
  it('says that the content is not public yet', async () => {
    const { status } = await openHeader(behind);
    expect(status).toHaveTextContent('Kept, not yet public');
  });

  it('says that everything is public', async () => {
    const { status } = await openHeader({
      ...behind,
      files: { 'contact.json': textOf('Elkins, WV') },
    });
    expect(status).toHaveTextContent('Everything is public');
  });

  it('says in sentences what becomes public, and records them', async () => {
    const { open, user, publish, status } = await openHeader(behind);
    const dialog = await open();
    expect(dialog.getByRole('listitem')).toHaveTextContent('“Ripley, WV” changes to “Elkins, WV”');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(publish.mock.calls[0]?.[0].message).toMatch(
      /^Content: Contact.*\n\nContact.*\n- .*Elkins/,
    );
    expect(await dialog.findByText(/^It is published\./)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(status).toHaveTextContent('Published.');
  });

  it('shows new pictures, and names deleted ones', async () => {
    const { open } = await openHeader({
      ...behind,
      pictures: { 'images/new.webp': 'new', 'images/old.webp': 'deleted' },
    });
    const dialog = await open();
    expect(dialog.getByRole('img', { name: 'new' })).toBeInTheDocument();
    expect(dialog.queryByRole('img', { name: 'old' })).not.toBeInTheDocument();
    expect(dialog.getByText('“old” is deleted.')).toBeInTheDocument();
  });

  it('publishes what was typed', async () => {
    const { session, open, user, publish, files } = await openHeader(behind);
    act(() => session.change('location', 'Beckley, WV'));
    const dialog = await open();
    expect(dialog.getByRole('listitem')).toHaveTextContent('“Ripley, WV” changes to “Beckley, WV”');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await dialog.findByText(/^It is published\./);
    expect(files()['contact.json']).toContain('Beckley, WV');
    expect(publish.mock.calls[0]?.[0].message).toMatch(/- .*Beckley/);
  });

  describe('with a mistake', () => {
    /** The header, with a mistake in a phone number that was typed. */
    async function openMistaken() {
      const opened = await openHeader(behind, undefined, (files) =>
        Promise.resolve(files['contact.json']?.includes('555') ? [] : [phoneMistake]),
      );
      act(() => opened.session.change('phone', '1'));
      await act(() => opened.session.checkEdits());
      act(() => opened.session.touch({ file: 'contact.json', field: 'phone' }));
      return opened;
    }

    it('names what waits for a repair, and leads there', async () => {
      const { open, user } = await openMistaken();
      const dialog = await open();
      expect(dialog.getByText(/^This waits/)).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: /Phone/ }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('publishes the rest', async () => {
      const { open, user, publish, files } = await openMistaken();
      const dialog = await open();
      await user.click(dialog.getByRole('button', { name: 'Publish' }));
      expect(publish).toHaveBeenCalledTimes(1);
      expect(publish.mock.calls[0]?.[0].message).not.toContain('Phone');
      expect(files()['contact.json']).toContain('(304) 555-0142');
    });
  });

  it('offers nothing if everything is public', async () => {
    const { open } = await openHeader({
      ...behind,
      files: { 'contact.json': textOf('Elkins, WV') },
    });
    const dialog = await open();
    expect(dialog.getByRole('status')).toHaveTextContent('Everything is public.');
    expect(dialog.getAllByRole('listitem').at(-1)).toHaveTextContent(/^“Publish” sends it/);
    expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('says what keeps content from being published', async () => {
    const obstacle = { code: 'no-remote', details: '' } as const;
    const { open } = await openHeader({ ...behind, obstacle });
    const dialog = await open();
    expect(dialog.getByText(/doesn’t know where the site is published/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('says why nothing was published, and offers to try again', async () => {
    const details = 'remote: No Fridays.\nerror: failed to push';
    const answer = { result: 'refused', code: 'refused', details } as const;
    const { open, user, publish } = await openHeader(behind, answer);
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(dialog.getByText(/didn’t take the change/)).toBeVisible();
    // whole, and as it was said
    expect(dialog.getByText(/No Fridays/).textContent).toBe(details);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it('asks who publishes, if this computer doesn’t know, and goes on', async () => {
    const answer = { result: 'refused', code: 'no-author', details: '' } as const;
    const { session, open, user, publish } = await openHeader(behind, answer);
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Ada Rivers');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(publish).toHaveBeenCalledTimes(1);
    publish.mockResolvedValueOnce({ result: 'done', snapshot: session.state.base });
    await user.type(dialog.getByRole('textbox', { name: 'Your email address' }), 'ada@example.org');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await dialog.findByText(/^It is published\./);
    expect(publish.mock.calls[1]?.[0].author).toEqual({
      name: 'Ada Rivers',
      email: 'ada@example.org',
    });
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each(['Ada <ada@example.org>', '   '])(
    'is not sent with the name “%s”, which no history can record',
    async (name) => {
      const answer = { result: 'refused', code: 'no-author', details: '' } as const;
      const { open, user, publish } = await openHeader(behind, answer);
      const dialog = await open();
      await user.click(dialog.getByRole('button', { name: 'Publish' }));
      const field = dialog.getByRole('textbox', { name: 'Your name' });
      await user.type(field, name);
      await user.type(dialog.getByRole('textbox', { name: /email/ }), 'ada@example.org');
      await user.click(dialog.getByRole('button', { name: 'Publish' }));
      expect(publish).toHaveBeenCalledTimes(1);
      expect(field).toBeInvalid();
    },
  );

  it('can be cancelled, and then says what has become of it', async () => {
    const { open, user, publish } = await openHeader(behind);
    publish.mockImplementation(
      (_, signal) =>
        new Promise((resolve) => {
          const cancelled = { result: 'refused', code: 'cancelled', details: '' } as const;
          signal.addEventListener('abort', () => resolve(cancelled));
        }),
    );
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByText(/^You have cancelled it./)).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('Nothing was published.');
    expect(dialog.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('is not said to run while files are written', async () => {
    const { session, open } = await openHeader(behind);
    const dialog = await open();
    act(() => session.dispatch({ type: 'sending started', destination: 'files' }));
    expect(dialog.getByRole('status')).not.toHaveTextContent('Publishing…');
    expect(dialog.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('says why if it fails, whatever has failed', async () => {
    const { open, user, publish, status } = await openHeader(behind);
    publish.mockRejectedValue(new Error('GitHub wants a pause.'));
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(dialog.getByText('GitHub wants a pause.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(status).toHaveTextContent('Not published: GitHub wants a pause.');
  });

  it('doesn’t say that nothing was published where nobody knows', async () => {
    const answer = { result: 'refused', code: 'maybe-sent', details: '' } as const;
    const { open, user, status } = await openHeader(behind, answer);
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(dialog.getByRole('status')).toHaveTextContent('It isn’t known whether it got through.');
    expect(status).toHaveTextContent('It isn’t known whether it is published.');
  });

  it('shows what others have published of the same field, and publishes with the decision', async () => {
    const { session, open, user, writeElsewhere, files } = await openHeader(behind);
    act(() => session.change('location', 'Beckley, WV'));
    writeElsewhere('contact.json', textOf('Charleston, WV'));
    await user.click((await open()).getByRole('button', { name: 'Publish' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.state.conflicts).toMatchObject([
      { field: 'location', theirs: 'Charleston, WV' },
    ]);
    expect(files()['contact.json']).toContain('Charleston');
    act(() => resolveConflicts(session));
    await user.click((await open()).getByRole('button', { name: 'Publish' }));
    expect(files()['contact.json']).toContain('Beckley');
  });

  it('shows mistakes of the content at their fields', async () => {
    const { session, open, user, status } = await openHeader(behind, {
      result: 'mistakes',
      problems: [phoneMistake],
    });
    await user.click((await open()).getByRole('button', { name: 'Publish' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.state.problems).toMatchObject([{ field: 'phone' }]);
    expect(status).toHaveTextContent('Not published');
  });

  describe('on the public site', () => {
    const address = 'https://site.example';
    const isPublic = { ...behind, files: { 'contact.json': textOf('Elkins, WV') } };
    const openSeen = async (site: Visitors['site'], since?: number) => {
      const opened = await openHeader(isPublic);
      act(() =>
        opened.session.dispatch({ type: 'visitors seen', visitors: { site, since, address } }),
      );
      return opened;
    };

    it.each([
      ['building', undefined, /^Published. Visitors see it once/, 'Being built…'],
      ['late', undefined, /the site isn’t built/, 'Not built yet'],
      ['latest', undefined, 'Visitors see everything.', 'Visitors see it'],
      ['latest', new Date(2026, 5, 1, 10, 42).getTime(), /since 10:42 AM\.$/, 'Visitors see it'],
    ] as const)('says what visitors see (%s, %s)', async (site, since, words, label) => {
      const { status, user } = await openSeen(site, since);
      expect(status).toHaveTextContent(words);
      await user.click(screen.getByRole('button', { name: label }));
      const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
      expect(dialog.getByRole('status')).toHaveTextContent(words);
      expect(dialog.getByRole('link', { name: /public page/ })).toHaveAttribute(
        'href',
        `${address}/`,
      );
    });

    it('offers to publish what is changed after that', async () => {
      const { session, open } = await openSeen('latest');
      act(() => session.change('location', 'Beckley, WV'));
      const dialog = await open();
      expect(dialog.getByRole('status')).toBeEmptyDOMElement();
      expect(dialog.getByRole('button', { name: 'Publish' })).toBeVisible();
    });
  });

  describe('a draft', () => {
    const about = 'pages/about.json';
    const draft = { path: '/about', title: 'About', draft: true };

    it('is not said to become public', async () => {
      const { session, open, user } = await openHeader(behind);
      const isPublic = { ...behind, files: session.state.base.files };
      act(() => {
        session.dispatch({ type: 'public state read', publicState: isPublic });
        session.setEntry(about, draft);
      });
      const dialog = await open();
      expect(dialog.getByText('These are drafts, which visitors don’t see:')).toBeVisible();
      expect(dialog.getByRole('listitem')).toHaveTextContent('This is added as a draft');
      expect(dialog.queryByText(/for everyone to see/)).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Publish' }));
      expect(await dialog.findByText(/^It is sent, as a draft/)).toBeVisible();
    });

    it('is public once it is none', async () => {
      const { session, open } = await openHeader(behind);
      const files = { ...session.state.base.files, [about]: JSON.stringify(draft) };
      act(() => {
        session.dispatch({ type: 'public state read', publicState: { ...behind, files } });
        session.setEntry(about, { path: '/about', title: 'About' });
      });
      const dialog = await open();
      expect(dialog.getByText('This becomes public, for everyone to see:')).toBeVisible();
      expect(dialog.getByRole('listitem')).toHaveTextContent('Visitors will see the page “About”.');
    });
  });
});
