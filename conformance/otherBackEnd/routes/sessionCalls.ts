import type { components } from '#openapi/client.gen.ts'

import { badRequest } from '../http.ts'
import { type Session, walletOf } from '../members.ts'
import { Refused } from '../messages.ts'
import { pageOf } from './browsing.ts'
import { fieldsOf, type House, type MemberCall, refuseGuest } from './house.ts'
import { avatars, settingsOf } from './settings.ts'

type Schemas = components['schemas']

/** The session, and what is the member's own. */
export function sessionCalls({ state, members }: House): MemberCall[] {
  return [
    [
      'GET',
      '/game-launch/check/',
      ({ headers }, session, token) => {
        const sent = headers['x-partner-member-token']
        if (sent !== (session.partnerToken ?? token)) throw new Refused(401, 'authenticationFailed')
        return { body: settingsOf(session, state.maintenance) }
      },
    ],
    ['POST', '/game-launch/refresh/', (_call, session, token) => ({ body: members.refresh(session, token) })],
    ['GET', '/members/me/', (_call, session) => ({ body: wireMember(session) })],
    ['GET', '/members/config/', (_call, { member }) => ({ body: member.config })],
    [
      'PATCH',
      '/members/config/',
      ({ body }, { member }) => {
        const wish = fieldsOf(body, ['avatar_id', 'default_landing_page'])
        const { avatar_id: avatarId, default_landing_page: page } = wish
        if (avatarId !== undefined && !avatars.some(({ id }) => id === avatarId))
          throw badRequest('validationFailed', 'avatar_id')
        if (page !== undefined && !isLandingPage(page))
          throw badRequest('validationFailed', 'default_landing_page')
        if (typeof avatarId === 'string') member.config.avatarId = avatarId
        if (page !== undefined) member.config.defaultLandingPage = page
        return { body: member.config }
      },
    ],
    ['GET', '/members/avatars/', ({ query }) => ({ body: pageOf(avatars, query, 20) })],
    [
      'POST',
      '/members/nickname/',
      ({ body }, session) => {
        const { nickname } = fieldsOf(body, ['nickname'])
        if (typeof nickname !== 'string' || nickname.trim() === '' || Array.from(nickname).length > 32)
          throw badRequest('validationFailed', 'nickname')
        if (session.member.nickname !== null || members.hasNickname(nickname))
          throw new Refused(409, 'validationFailed', { params: { detail: 'nickname' } })
        session.member.nickname = nickname
        return { body: wireMember(session) }
      },
    ],
    [
      'GET',
      '/wallet/',
      (_call, session) => {
        refuseGuest(session)
        return { body: walletOf(session.member) }
      },
    ],
    [
      'GET',
      '/notifications/',
      ({ query }, { member }) => ({ body: pageOf(member.notifications, query, 50) }),
    ],
    ['GET', '/notifications/settings/', (_call, { member }) => ({ body: member.notificationSettings })],
    [
      'PUT',
      '/notifications/settings/',
      ({ body }, { member }) => {
        const { token = null, lang } = fieldsOf(body, ['token', 'lang', 'x-slipway-kinds'])
        if ((token !== null && typeof token !== 'string') || !isNotificationLanguage(lang))
          throw badRequest('validationFailed', 'token, lang')
        member.notificationSettings = { token, lang }
        return { body: member.notificationSettings }
      },
    ],
    ['GET', '/news/', ({ query }) => ({ body: pageOf([], query, 20) })],
  ]
}

function wireMember({ member, isGuest }: Session): Schemas['Member'] {
  const { code, nickname, config } = member
  return { id: `m-${code}`, memberCode: code, nickname, avatarId: config.avatarId, isAnonymous: isGuest }
}

const landingPages = [
  'default',
  'today',
  'inplay',
  'early',
  'combo',
  'outright',
  'masterRankings',
  'hotBetting',
] as const

function isLandingPage(text: unknown): text is Schemas['LandingPage'] {
  return landingPages.some((page) => page === text)
}

const notificationLanguages = ['en', 'zh', 'vi', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt'] as const

function isNotificationLanguage(text: unknown): text is Schemas['NotificationLanguage'] {
  return notificationLanguages.some((language) => language === text)
}
