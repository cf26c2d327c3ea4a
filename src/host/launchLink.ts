import { readLanguage } from '#domain/language.ts'
import { isOddsType } from '#domain/oddsType.ts'
import type { OpenedLink } from '#src/wire/tokens.ts'

/** What an address told, and the address without its secrets. */
export interface Opening {
  /** Null where the address is no launch, or carries no token. */
  readonly link: OpenedLink | null
  /** Path, query and fragment to show instead; null where nothing in the address was secret. */
  readonly cleaned: string | null
}

const launchPaths: ReadonlySet<string> = new Set(['/v8/launch.html', '/v8/launch', '/v8/launch/'])
/** The partner's member token goes by two names [LAUNCH-01 07]. */
const memberTokenNames = ['auth', 'partner_member_token'] as const
const secretNames = ['token', ...memberTokenNames] as const
const guestNames = ['is_anonymous', 'isAnonymous', 'guest'] as const
const competitionName = /^competition_id(?:\[\d*\])?$/

/** The contract's limits: what is longer is no token and no id. */
const longestToken = 2_048
const longestId = 64
const mostCompetitions = 50

/** A value that is there, not empty, of a sane length and without control characters; the first where there are several. */
function sane(params: URLSearchParams, name: string, longest: number): string | null {
  const value = params.get(name)
  return value === null || !isSane(value, longest) ? null : value
}

function isSane(value: string, longest: number): boolean {
  return value !== '' && value.length <= longest && !/\p{Cc}/u.test(value)
}

function isGuest(params: URLSearchParams): boolean {
  return guestNames.some((name) => ['true', '1'].includes(params.get(name) ?? ''))
}

function competitionIds(params: URLSearchParams): string[] {
  const ids = new Set<string>()
  for (const [name, value] of params)
    if (competitionName.test(name) && isSane(value, longestId)) ids.add(value)
  return [...ids].slice(0, mostCompetitions)
}

function readLink(params: URLSearchParams): OpenedLink | null {
  const token = sane(params, 'token', longestToken)
  if (token === null) return null
  const guest = isGuest(params)
  const memberToken =
    memberTokenNames.map((name) => sane(params, name, longestToken)).find((value) => value !== null) ?? null
  const oddsType = params.get('odds_type') ?? ''
  return {
    token,
    partnerMemberToken: guest ? null : memberToken,
    isGuest: guest,
    language: readLanguage(params.get('lang') ?? '') ?? null,
    oddsType: isOddsType(oddsType) ? oddsType : null,
    theme: sane(params, 'theme', longestId),
    eventId: sane(params, 'event_id', longestId),
    competitionIds: competitionIds(params),
  }
}

/**
 * Reads the address the page was opened with [LAUNCH-01 07]. Whatever it says, it never throws: what is not sound is
 * taken as not there.
 */
export function readOpening({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Opening {
  const params = new URLSearchParams(search)
  // On the launch's path everything is the launch's; elsewhere a token has no business, and goes all the same.
  if (launchPaths.has(pathname)) {
    return { link: readLink(params), cleaned: search === '' && hash === '' ? null : pathname }
  }
  const secrets = secretNames.filter((name) => params.has(name))
  if (secrets.length === 0) return { link: null, cleaned: null }
  for (const name of secrets) params.delete(name)
  const rest = params.toString()
  return { link: null, cleaned: `${pathname}${rest === '' ? '' : `?${rest}`}${hash}` }
}

/** What `takeOpening` needs of the window. */
export interface OpenedPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly history: Pick<History, 'replaceState'>
}

/** Reads the address and takes the secrets out of it and out of the history at once [LAUNCH-06]. */
export function takeOpening({ location, history }: OpenedPage): OpenedLink | null {
  const { link, cleaned } = readOpening(location)
  if (cleaned !== null) history.replaceState(null, '', cleaned)
  return link
}
