import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { createClientHarness } from '#src/testing/clientHarness.ts'
import { sentences } from '#src/testing/slip/claims.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { EndedScreen } from './EndedScreen.tsx'

beforeEach(() => localStorage.clear())

describe('the screen that ends a session', () => {
  it.each([
    ['expired', ['Your session has ended']],
    ['forbidden', ['You are not authorized to view this page']],
    ['closed', ['Your session has ended']],
  ] as const)(
    'says what happened, that bets keep their money, and where they are, and only then why: %s [SRV-07] [SRV-08] [SLIP-18]',
    async (phase, title) => {
      const { client } = await createClientHarness()
      renderWith(client, <EndedScreen phase={phase} />)
      expect(await screen.findByRole('alert')).toBeDefined()
      expect(sentences()).toEqual([
        ...title,
        'Bets that were placed are not affected.',
        "They're in your bet history when you log in again.",
        ...(phase === 'expired' ? ['Your token has expired.', 'Please exit and launch again.'] : []),
        ...(phase === 'forbidden' ? ['Forbidden'] : []),
      ])
    },
  )
})
