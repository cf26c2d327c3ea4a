import { describe, expect, it } from 'vitest'

import { isAskable } from './outside.ts'

const location = { origin: 'https://client.example' }

describe('a page that would have the device tell [ALERT-01]', () => {
  it('can ask where it is the whole page, or within one of its own origin', () => {
    expect(isAskable({ top: { location }, location })).toBe(true)
    expect(isAskable({ top: { location: { ...location } }, location })).toBe(true)
  })

  it('cannot ask within a page of another origin, nor where its frame is gone', () => {
    const top = {
      get location(): never {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
      },
    }
    expect(isAskable({ top, location })).toBe(false)
    expect(isAskable({ top: { location: { origin: 'https://partner.example' } }, location })).toBe(false)
    expect(isAskable({ top: null, location })).toBe(false)
  })
})
