it('sets NODE_ENV to test, whatever the shell sets', async () => {
  process.env.NODE_ENV = 'production';
  await import('../jest.config.mjs');
  expect(process.env.NODE_ENV).toBe('test');
});
