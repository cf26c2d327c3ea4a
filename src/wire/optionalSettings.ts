import {
  unsaid,
  type FeatureFlag,
  type OptionalSettings,
  type Pagination,
  type TiecoType,
} from '#machines/session/settings.ts'
import type { Settings } from '#machines/session/settings.ts'

import {
  fieldsOf,
  flag,
  integer,
  isReadingError,
  optionalInteger,
  optionalText,
  optionalTime,
  readableList,
  text,
  Unreadable,
  type Fields,
} from './fields.ts'

/**
 * Reads a field that the launch does not depend on. What is not there is as if the partner had said nothing; what
 * cannot be read is so too, and is told.
 */
export type Leniently = <T>(name: string, read: (fields: Fields, name: string) => T, otherwise: T) => T

/** @param onFallback a field could not be read */
export function lenientReader(fields: Fields, onFallback: () => void): Leniently {
  return (name, read, otherwise) => {
    if ((fields[name] ?? null) === null) return otherwise
    try {
      return read(fields, name)
    } catch (error) {
      if (!isReadingError(error)) throw error
      onFallback()
      return otherwise
    }
  }
}

const longestAddress = 2_048

function addressIn(value: unknown, base?: string): URL {
  const url = typeof value === 'string' && value.length <= longestAddress ? parsed(value, base) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Unreadable('address')
  return url
}

function parsed(value: string, base: string | undefined): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}

/** An address that a member may be sent to: absolute, http or https, and nobody's name in it. */
export function webAddress(fields: Fields, name: string): string {
  return addressIn(fields[name]).href
}

/** The address of a picture: the same, or a path on the client's own origin. */
export function pictureAddress(value: unknown): string {
  const own = 'https://own.invalid'
  if (typeof value !== 'string' || addressIn(value, own).origin !== own) return addressIn(value).href
  return value
}

/** An origin as browsers write it: what else could be posted to it would go elsewhere, or to everybody. */
export function webOrigin(value: unknown): string {
  const { origin } = addressIn(value)
  if (origin !== value) throw new Unreadable('origin')
  return origin
}

const featureFlags: readonly FeatureFlag[] = [
  'isMiniGameEnabled',
  'isFavouritesEnable',
  'isPrebookingEnabled',
  'isEsportsEnabled',
  'enableAvatarSetUp',
  'enableLandingPageSetup',
  'enableBigCombo',
  'enableTurnover',
  'enableWinRate',
  'enableHotMarket',
  'enableHotMatch',
]

/** A flag that cannot be read is off, as one that is not there [LAUNCH-14]. */
export function readFeatures(value: Fields, onFallback: () => void): Settings['features'] {
  const leniently = lenientReader(value, onFallback)
  const known: Partial<Record<FeatureFlag, boolean>> = {}
  for (const name of featureFlags) {
    const isOn = leniently<boolean | null>(name, flag, null)
    if (isOn !== null) known[name] = isOn
  }
  return known
}

const tabs: readonly TiecoType[] = ['today', 'inplay', 'early', 'combo', 'outright']

function tabOf(value: unknown): TiecoType {
  const tab = tabs.find((name) => name === value)
  if (tab === undefined) throw new Unreadable('tab')
  return tab
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable('item')
  return value
}

function day(fields: Fields, name: string): string {
  const value = text(fields, name)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) throw new Unreadable(name)
  return value
}

function readPagination(value: unknown): Pagination {
  const fields = fieldsOf(value, 'pagination')
  return { currentPage: integer(fields, 'currentPage'), total: integer(fields, 'total') }
}

function readAvatars(value: Fields, onFallback: () => void): OptionalSettings['avatars'] {
  return {
    total: integer(value, 'total'),
    next: optionalInteger(value, 'next'),
    hasNextPage: flag(value, 'hasNextPage'),
    results: readableList(
      value,
      'results',
      (item) => {
        const fields = fieldsOf(item, 'avatar')
        return { id: text(fields, 'id'), url: pictureAddress(fields.url) }
      },
      onFallback,
    ),
  }
}

/** What of the settings the launch does not depend on [LAUNCH-02]. */
export function readOptionalSettings(fields: Fields, onFallback: () => void): OptionalSettings {
  const leniently = lenientReader(fields, onFallback)
  const textOrNull = (name: string): string | null => leniently(name, text, null)
  const addressOrNull = (name: string): string | null => leniently(name, webAddress, null)
  const within = (name: string): { group: Fields; own: Leniently } => {
    const group = leniently<Fields>(name, (all) => fieldsOf(all[name], name), {})
    return { group, own: lenientReader(group, onFallback) }
  }
  const lists = within('pagination')
  const standing = (name: keyof OptionalSettings['pagination']): Pagination =>
    lists.own(name, (all) => readPagination(all[name]), unsaid.pagination[name])
  const { own: handler } = within('errorHandler')
  const { own: miniGame } = within('miniGame')
  const { own: maintenance } = within('maintenance')
  return {
    ipAddress: textOrNull('ipAddress'),
    obfuscatedUserId: textOrNull('obfuscatedUserId'),
    partnerUrl: addressOrNull('partnerUrl'),
    loginUrl: addressOrNull('loginUrl'),
    app: {
      icon: leniently<string | null>('appIcon', (all, name) => pictureAddress(all[name]), null),
      title: textOrNull('appTitle'),
      subtitle: textOrNull('appSubtitle'),
      iosUrl: addressOrNull('iosDownloadUrl'),
      androidUrl: addressOrNull('androidDownloadUrl'),
    },
    opening: {
      gameId: textOrNull('gameId'),
      competitionIds: leniently(
        'competitionId',
        (all, name) => readableList(all, name, textOf, onFallback),
        unsaid.opening.competitionIds,
      ),
      tabs: leniently(
        'tiecoTypes',
        (all, name) => {
          const offered = readableList(all, name, tabOf, onFallback)
          return offered.length > 0 ? offered : unsaid.opening.tabs
        },
        unsaid.opening.tabs,
      ),
      date: leniently('activeDate', day, null),
    },
    pagination: {
      events: standing('events'),
      results: standing('results'),
      betDetails: standing('betDetails'),
      reviews: standing('reviews'),
    },
    maintenance: {
      isOn: maintenance('maintenance', flag, unsaid.maintenance.isOn),
      from: maintenance('from', optionalTime, null),
      to: maintenance('to', optionalTime, null),
    },
    avatars: leniently(
      'avatars',
      (all, name) => readAvatars(fieldsOf(all[name], name), onFallback),
      unsaid.avatars,
    ),
    errorHandler: {
      statusCode: handler('statusCode', integer, unsaid.errorHandler.statusCode),
      errorMessage: handler('errorMessage', text, unsaid.errorHandler.errorMessage),
      showPopup: handler('showPopup', flag, unsaid.errorHandler.showPopup),
    },
    miniGame: {
      isTopWinningsEnabled: miniGame('isTopWinningsEnabled', flag, false),
      showObfuscatedMemberCode: miniGame('showObfuscatedMemberCode', flag, false),
      isTransparent: miniGame('transparent', flag, false),
      lootboxGameId: miniGame('lootboxGameId', optionalText, null),
      hasBackToLobby: miniGame('backToLobby', flag, false),
    },
  }
}
