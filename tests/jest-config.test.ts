it('runs the tests as tests, whatever the shell says', async () => {
  process.env.NODE_ENV = 'production';
  await import('../jest.config.mjs');
  expect(process.env.NODE_ENV).toBe('test');
});
