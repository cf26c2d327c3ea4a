import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'

// What React still has to do for the last test of a file is done, or let go of, while there is a page to do it on.
afterAll(async () => {
  cleanup()
  await new Promise<void>((done) => void setImmediate(done))
})
