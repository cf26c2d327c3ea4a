export {}

/** How long a test of a component waits for what it asks to see, at most: a slow machine makes it late, never wrong. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 60_000 })
}
