import { expect, it } from 'vitest'

import { withoutContext } from './contexts.ts'

const text = (words: string, files: string[], context: string | null = null) => ({
  text: words,
  context,
  files,
})

it('a text of one or two words in two files is reported where it has no context', () => {
  expect(withoutContext([text('Draw', ['src/a.ts', 'src/b.ts'])])).toEqual([
    '"Draw" is in src/a.ts, src/b.ts without a context: say what it is in each.',
  ])
  expect(withoutContext([text('Ticket {ticketNum}', ['src/a.ts', 'src/b.ts'])])).toHaveLength(1)
})

it('a context, one file alone or a third word says enough', () => {
  expect(withoutContext([text('Draw', ['src/a.ts', 'src/b.ts'], 'neither side wins')])).toEqual([])
  expect(withoutContext([text('Draw', ['src/a.ts', 'src/a.ts'])])).toEqual([])
  expect(withoutContext([text('View bet history', ['src/a.ts', 'src/b.ts'])])).toEqual([])
})
