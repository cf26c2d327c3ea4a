import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { headlineText } from './errorHeadlines.ts'
import { errorText, serverMessages } from './errors.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('texts for server errors', () => {
  it('say what the catalogue says, every message once [SRV-12]', () => {
    const texts = Object.fromEntries(
      Object.entries(serverMessages).map(([name, { message }]) => [name, message]),
    )
    expect(texts).toEqual(Object.fromEntries(Object.entries(errors).map(([name, { text }]) => [name, text])))
  })

  const plain = Object.values(errors).filter(({ code, text }) => code !== 0 && !text.includes('{'))

  it.each(plain)('are found by the server\'s code: $code is "$text" [SRV-12]', ({ code, text }) => {
    expect(errorText(i18n, { code, kind: 'refused' })).toBe(text)
  })

  it('are filled from the reply [SLIP-06] [SRV-12]', () => {
    expect(errorText(i18n, { code: errors.minimumBet.code, params: { min_bet: '10.00' } })).toBe(
      'Minimum bet should be 10.00',
    )
  })

  it('have a headline of ours where one is shorter, filled as they are [SRV-12]', () => {
    expect(headlineText(i18n, { code: errors.insufficientBalance.code })).toBe('Not enough balance')
    expect(headlineText(i18n, { code: errors.lowestBet.code, params: { min_bet: '¥10.00' } })).toBe(
      'Minimum stake ¥10.00',
    )
    // What the title over it says already.
    expect(headlineText(i18n, { code: errors.unableToPlace.code })).toBeNull()
    expect(headlineText(i18n, { code: null })).toBeNull()
  })

  it("are the server's own for a code nobody knows [SRV-12]", () => {
    expect(errorText(i18n, { kind: 'refused', code: 2999, message: '<b>Closed today</b>' })).toBe(
      '<b>Closed today</b>',
    )
  })

  it('never show a text of a proxy or of a fault [SRV-12]', () => {
    expect(errorText(i18n, { kind: 'broken', code: 0, message: 'java.lang.NullPointerException' })).toBe(
      'Something went wrong on our side. Please try again.',
    )
  })

  it.each([
    ['offline', 'The internet connection appears to be offline'],
    ['unreachable', 'The server cannot be reached. Please try again.'],
    ['timedOut', 'The server did not answer in time. Please try again.'],
    ['unauthorized', 'Your token has expired. Please exit and launch again.'],
    ['forbidden', 'You are not authorized to view this page'],
    ['broken', 'Something went wrong on our side. Please try again.'],
    ['unreadable', 'Something went wrong on our side. Please try again.'],
  ] as const)(
    'have words for a failure of kind %s without a code [SRV-07] [SRV-08] [SRV-13]',
    (kind, text) => {
      expect(errorText(i18n, { kind, code: 0 })).toBe(text)
      expect(errorText(i18n, { kind, code: null })).toBe(text)
    },
  )

  it('say of a 502 that the page could not be found [SRV-09]', () => {
    expect(errorText(i18n, { kind: 'broken', code: 0, status: 502 })).toBe('We could not find the page.')
  })
})
