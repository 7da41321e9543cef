type Outcome = {
  /** Address of a page of the site. */
  readonly page: string;
  /** Parts of the page's HTML, in this order. */
  readonly shows: readonly string[];
  readonly hides?: readonly string[];
};

/** The result of each recipe of the editors' guide. */
export const outcomes: Record<string, readonly Outcome[]> = {
  'Change a word': [
    { page: '/', shows: ['>Fairness Audits</span>'], hides: ['>Ethical AI Audits</span>'] },
  ],
  'Add a service': [
    {
      page: '/services',
      shows: ['>Training for Boards</span>', 'which questions to ask a vendor.', '>Data Analytics'],
    },
  ],
  'Put services in another order': [
    {
      page: '/',
      shows: ['>Ethical AI Audits</span>', '>AI Strategy Consulting<', '>Custom AI Implem'],
    },
  ],
  'Remove a service': [
    {
      page: '/services',
      shows: ['>Data Analytics'],
      hides: ['AI-Powered Content Generation'],
    },
  ],
  'Choose another view or drawing': [
    { page: '/services', shows: ['overlook-day.webp', 'lane-night.webp'] },
    { page: '/', shows: ['#card-schoolhouse"'], hides: ['#card-fire-tower"'] },
  ],
  'Swap a picture': [
    { page: '/about', shows: ['our-office.webp', 'alt="Our office above'], hides: ['quilt-'] },
  ],
  'Put a picture of your own at the top of a page': [
    {
      page: '/contact',
      shows: ['our-valley.webp', 'object-position:80% 50%'],
      hides: ['mailbox-day.webp'],
    },
  ],
  'Name the person who answers': [
    { page: '/contact', shows: ['>Ask for<', '>Ada Stone<', '>Founder<'] },
  ],
  'Add a number for text messages': [
    {
      page: '/contact',
      shows: ['>Elizabeth, WV</a>', '>Text Us<', '<a href="sms:+13045550199">(304) 555-0199</a>'],
    },
  ],
  'Have messages sent to you': [
    {
      page: '/contact',
      shows: [
        'action="https://forms.example.com/f/ridgeline" method="post"',
        'We use what you write to answer you',
      ],
      hides: ['This form is a demonstration', 'This form needs JavaScript', 'method="dialog"'],
    },
    { page: '/contact/sent', shows: ['>Your Message Has Arrived</h1>'] },
  ],
  'Add a page': [
    {
      page: '/workshops',
      shows: [
        '<title>Workshops | ',
        'href="/workshops"',
        '>An Evening on AI</h1>',
        'Bring a question and a neighbor.',
        '>Reserve a Seat<',
        '>What to Expect</h2>',
        'Two hours, no sales talk',
        '<h3>Bring Along</h3><ul><li>A question',
      ],
    },
    { page: '/', shows: ['href="/workshops"'] },
  ],
  'Move a page': [
    { page: '/who-we-are', shows: ['>Our Mission:'] },
    { page: '/', shows: ['href="/who-we-are"'], hides: ['href="/about"'] },
  ],
  'Write a draft': [
    {
      page: '/services',
      shows: ['>Draft, not published<', '>Data Analytics &amp; Insights</span>'],
    },
  ],
  // refused by the check, as the recipe shows
  'Read a mistake': [],
  // the test follows it in a repository
  Publish: [],
  Undo: [{ page: '/', shows: ['>Ethical AI Audits</span>'] }],
};
