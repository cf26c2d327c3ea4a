import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { sessionMachine } from '#machines/session/machine.ts'

import { asGuest, freshToken } from './models/session.ts'
import { granted } from './samples.ts'
import { type Chapter, createStory, type Story, testChapters } from './story.ts'

const begin = (): Story => createStory(sessionMachine, granted)
const failed = (kind: 'offline' | 'unauthorized' | 'forbidden') => new CallFailed(failureOfKind(kind))

const chapters: readonly Chapter[] = [
  {
    title: 'of a member is that its token is renewed in time, again and again [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.passes(3_599_999)
      session.passes(1)
      session.says({ type: 'token.refreshRequested' })
      session.ends('refreshToken', freshToken)
      session.says({ type: 'token.refreshRequested' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      '3599999 ms pass: goes to active.token.refreshing, starts refreshToken',
      '1 ms pass: stays',
      'token.refreshRequested: stays',
      'refreshToken ends: goes to active.token.good, keeps tokenLifetime 1800000, leaves refreshToken, sends token.changed to keepSession, emits token.refreshed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
    ],
  },
  {
    title: 'of a guest is the same [LAUNCH-09]',
    begins: () => createStory(sessionMachine, asGuest),
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
    },
    lines: [
      'begins: goes to active.identity.guest and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
    ],
  },
  {
    title: 'whose token is not renewed goes on, says so, and asks again [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('offline'))
      session.passes(14_999)
      session.passes(1)
      session.fails('refreshToken', failed('offline'))
      session.says({ type: 'token.refreshRequested' })
      session.ends('refreshToken', freshToken)
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to active.token.overdue, leaves refreshToken, emits token.refreshFailed',
      '14999 ms pass: stays',
      '1 ms pass: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to active.token.overdue, leaves refreshToken, emits token.refreshFailed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken ends: goes to active.token.good, keeps tokenLifetime 1800000, leaves refreshToken, sends token.changed to keepSession, emits token.refreshed',
    ],
  },
  {
    title: 'takes the token that another tab has renewed, wherever it is [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshedElsewhere', ...freshToken })
      session.says({ type: 'token.refreshRequested' })
      session.says({ type: 'token.refreshedElsewhere', lifetime: 60_000 })
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('offline'))
      session.says({ type: 'token.refreshedElsewhere', ...freshToken })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshedElsewhere: stays, keeps tokenLifetime 1800000, emits token.refreshed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'token.refreshedElsewhere: goes to active.token.good, keeps tokenLifetime 60000, leaves refreshToken, emits token.refreshed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to active.token.overdue, leaves refreshToken, emits token.refreshFailed',
      'token.refreshedElsewhere: goes to active.token.good, keeps tokenLifetime 1800000, emits token.refreshed',
    ],
  },
  {
    title: 'ends with its token [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('unauthorized'))
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to expired, leaves keepSession, leaves refreshToken, is over',
    ],
  },
  {
    title: 'ends where the member may not be here [SRV-08]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('forbidden'))
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to forbidden, leaves keepSession, leaves refreshToken, is over',
    ],
  },
  {
    title: 'ends on a call without a good token [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'call.unauthorized' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'call.unauthorized: goes to expired, leaves keepSession, is over',
    ],
  },
  {
    title: 'ends on a channel without a good token [LIVE-04]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'channel.unauthorized' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'channel.unauthorized: goes to expired, leaves keepSession, is over',
    ],
  },
  {
    title: 'ends on a call that is forbidden [SRV-08]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'call.forbidden' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'call.forbidden: goes to forbidden, leaves keepSession, is over',
    ],
  },
]

testChapters('all that becomes of a session', chapters)
