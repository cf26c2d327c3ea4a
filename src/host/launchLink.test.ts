import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { readOpening, takeOpening } from './launchLink.ts'

function opening(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://localhost:4400')
  const { link, cleaned, dropped } = readOpening({ pathname, search, hash })
  return { link, cleaned, dropped: dropped.toSorted() }
}

describe('the launch link', () => {
  it('is read whole: tokens, language, odds type, theme, what a press does and landing target [LAUNCH-01] [LAUNCH-07]', () => {
    const { link } = opening(
      '/v8/launch.html?token=T&auth=P&lang=vi&odds_type=malay&theme=jxf&press_rule=add&event_id=e1&competition_id[]=c1&competition_id%5B%5D=c2&competition_id[]=c1',
    )
    expect(link).toEqual({
      token: 'T',
      partnerMemberToken: 'P',
      isGuest: false,
      language: 'vi',
      oddsType: 'malay',
      theme: 'jxf',
      pressRule: 'add',
      eventId: 'e1',
      competitionIds: ['c1', 'c2'],
    })
  })

  it.each(['/v8/launch', '/v8/launch/', '/v8/launch.html'])('is taken on %s [LAUNCH-01]', (path) => {
    expect(opening(`${path}?token=T`).link?.token).toBe('T')
  })

  it('takes the member token by its long name too [LAUNCH-07]', () => {
    expect(opening('/v8/launch?token=T&partner_member_token=P').link?.partnerMemberToken).toBe('P')
  })

  it.each(['is_anonymous=true', 'guest=1'])(
    "is a guest's with %s, without a member token [LAUNCH-05]",
    (flag) => {
      expect(opening(`/v8/launch?token=T&auth=P&${flag}`).link).toMatchObject({
        isGuest: true,
        partnerMemberToken: null,
      })
    },
  )

  it('is null without a token', () => {
    expect(opening('/v8/launch.html?auth=P').link).toBeNull()
    expect(opening('/v8/launch.html?token=').link).toBeNull()
    expect(opening(`/v8/launch.html?token=${'x'.repeat(3_000)}`)).toMatchObject({
      link: null,
      dropped: ['malformed'],
    })
  })

  it('leaves nothing of itself in the address [LAUNCH-06]', () => {
    expect(opening('/v8/launch.html?token=T&auth=P&lang=en#token=T').cleaned).toBe('/v8/launch.html')
    expect(opening('/v8/launch.html').cleaned).toBeNull()
  })

  it('takes tokens out of any other address too, and launches nothing from there [LAUNCH-06]', () => {
    expect(opening('/v8/events?tab=today&token=T&auth=P#x')).toEqual({
      link: null,
      cleaned: '/v8/events?tab=today#x',
      dropped: [],
    })
    expect(opening('/v8/events?token=T')).toEqual({ link: null, cleaned: '/v8/events', dropped: [] })
    for (const name of ['auth', 'partner_member_token', 'token'])
      expect(opening(`/v8/events/e1?${name}=SECRET&tab=early&${name}=SECRET`)).toEqual({
        link: null,
        cleaned: '/v8/events/e1?tab=early',
        dropped: [],
      })
    expect(opening('/v8/events?tab=today')).toEqual({ link: null, cleaned: null, dropped: [] })
  })

  it('treats what is not sound as missing, and reports it unless it is empty [LAUNCH-07] [LIVE-13]', () => {
    const { link, dropped } = opening(
      '/v8/launch?token=T&lang=xx&odds_type=roman&theme=%00&press_rule=both&event_id=&auth=%0A&guest=perhaps&competition_id[]=&competition_id=%07',
    )
    expect(dropped.toSorted()).toEqual([
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'unknown.language',
      'unknown.oddsType',
    ])
    expect(link).toEqual({
      token: 'T',
      partnerMemberToken: null,
      isGuest: false,
      language: null,
      oddsType: null,
      theme: null,
      pressRule: null,
      eventId: null,
      competitionIds: [],
    })
  })

  it('takes no more competitions than the contract allows', () => {
    const many = Array.from({ length: 80 }, (_, at) => `competition_id[]=${at}`).join('&')
    const { link, dropped } = opening(`/v8/launch?token=T&${many}`)
    expect(link?.competitionIds).toHaveLength(50)
    expect(dropped).toHaveLength(30)
  })

  it('never throws, and never leaves a token, whatever the address says [LAUNCH-06]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/v8/launch', '/v8/events', '/'),
        fc.string(),
        fc.constantFrom('token', 'auth', 'partner_member_token'),
        (pathname, search, name) => {
          const { cleaned } = readOpening({ pathname, search: `?${search}&${name}=SECRET`, hash: '' })
          expect(cleaned).not.toBeNull()
          expect(cleaned).not.toContain(`${name}=SECRET`)
        },
      ),
    )
  })

  it('is out of the address bar and the history as soon as it is read [LAUNCH-06]', () => {
    const replaceState = vi.fn<History['replaceState']>()
    const url = new URL('http://localhost/v8/launch.html?token=T')
    const page = {
      location: { pathname: url.pathname, search: url.search, hash: '' },
      history: { replaceState },
    }
    expect(takeOpening(page).link?.token).toBe('T')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/v8/launch.html')
  })
})
