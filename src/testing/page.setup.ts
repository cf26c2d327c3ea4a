import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'

// As it is before a test puts a clock of its own in its place.
const inNextTurn = setImmediate

// What React still has to do for the last test of a file is done, or let go of, while there is a page to do it on.
afterAll(async () => {
  cleanup()
  await new Promise<void>((done) => void inNextTurn(done))
})
