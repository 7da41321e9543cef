import { openContact } from '../../../tests/helpers/editor-session';

describe('a change from elsewhere', () => {
  it('tells that the form is up to date', async () => {
    const { session, writeElsewhere } = await openContact();
    writeElsewhere('site.json', '{}');
    await session.refresh();
    expect(session.state.status).toBe('Something has changed meanwhile. The form is up to date.');
  });

  it('tells which file can’t be read, rather than that the form is up to date', async () => {
    const { session, writeElsewhere } = await openContact();
    writeElsewhere('contact.json', '{ "email": ');
    await session.refresh();
    expect(session.state.status).toBe(
      'Something has changed meanwhile, and “Contact” can’t be read now.',
    );
    expect(session.state.failure).toBe('error');
    writeElsewhere('site.json', '{}');
    await session.refresh();
    expect(session.state.status).not.toContain('up to date');
  });
});
