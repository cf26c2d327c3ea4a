import type { Language } from '#domain/session/language.ts'
import type { Channel } from '#machines/socket/types.ts'
import { notificationLanguage } from '#src/wire/base/languages.ts'

export interface ChannelSettings {
  /** Where the socket paths begin: "ws://host:port". */
  readonly origin: string
  readonly token: string
  readonly language: Language
}

/** The address of a channel [LIVE-01 02 03]. It carries the token, so it is never logged. */
export function channelUrl(channel: Channel, { origin, token, language }: ChannelSettings): string {
  const url = new URL(pathOf(channel), origin)
  url.searchParams.set('auth_token', token)
  switch (channel.kind) {
    case 'events':
      url.searchParams.set('combo', 'false')
      break
    case 'event':
      url.searchParams.set('eventId', channel.eventId)
      url.searchParams.set('combo', 'false')
      break
    case 'notifications':
      url.searchParams.set('lang', notificationLanguage(language))
  }
  return url.href
}

function pathOf(channel: Channel): string {
  switch (channel.kind) {
    case 'events':
      return '/game-client/v8/events/'
    case 'event':
      return `/game-client/v8/events/${encodeURIComponent(channel.eventId)}/`
    case 'notifications':
      return '/game-client/v8/notifications/'
  }
}
