import { custom, picklist, safeParse, type GenericSchema } from 'valibot'

import { pressRules } from '#domain/bets/bet.ts'
import { oddsTypes } from '#domain/odds/oddsType.ts'
import type { LeftOut } from '#src/wire/base/enumerations.ts'
import { readLanguage } from '#src/wire/base/languages.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

/** What an address told, and the address without its secrets. */
export interface Opening {
  /** Null where the address is no launch, or carries no token. */
  readonly link: OpenedLink | null
  /** Path, query and fragment to show instead; null where nothing in the address was secret. */
  readonly cleaned: string | null
  /** What of a launch's parameters was dropped, each by the name of its counter [LIVE-13]. */
  readonly dropped: readonly LeftOut[]
}

const launchPaths: ReadonlySet<string> = new Set(['/v8/launch.html', '/v8/launch', '/v8/launch/'])
/** The partner's member token goes by two names [LAUNCH-01 07]. */
const memberTokenNames = ['auth', 'partner_member_token'] as const
const secretNames = ['token', ...memberTokenNames] as const
const guestNames = ['is_anonymous', 'isAnonymous', 'guest'] as const
const competitionName = /^competition_id(?:\[\d*\])?$/
const mostCompetitions = 50

/** A text of a sane length, in characters, and without control characters. */
function sane(longest: number) {
  return custom<string>(
    (value) => typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value),
  )
}

// The contract's limits: what is longer is no token and no id.
const token = sane(2_048)
const id = sane(64)
const flag = picklist(['true', '1', 'false', '0'])
const language = custom<string>((value) => typeof value === 'string' && readLanguage(value) !== undefined)
const oddsType = picklist(oddsTypes)
const pressRule = picklist(pressRules)

/** Reads the parameters of a launch one by one, each by its schema; what does not fit is not there, and told. */
function parameterReader(params: URLSearchParams, drop: (what: LeftOut) => void) {
  const fit = <Out>(schema: GenericSchema<unknown, Out>, text: string | null, why: LeftOut): Out | null => {
    // Partners fill in templates, and leave empty what they have nothing for.
    if (text === null || text === '') return null
    const { success, output } = safeParse(schema, text)
    if (success) return output
    drop(why)
    return null
  }
  return {
    /** The first where there are several. */
    one: <Out>(schema: GenericSchema<unknown, Out>, name: string, why: LeftOut = 'malformed'): Out | null =>
      fit(schema, params.get(name), why),
    competitionIds(): string[] {
      const ids = new Set<string>()
      for (const [name, text] of params) {
        const competition = competitionName.test(name) ? fit(id, text, 'malformed') : null
        if (competition === null || ids.has(competition)) continue
        if (ids.size < mostCompetitions) ids.add(competition)
        else drop('malformed')
      }
      return [...ids]
    },
  }
}

function readLink(params: URLSearchParams, drop: (what: LeftOut) => void): OpenedLink | null {
  const { one, competitionIds } = parameterReader(params, drop)
  const linkToken = one(token, 'token')
  if (linkToken === null) return null
  const isGuest = guestNames.map((name) => one(flag, name)).some((said) => said === 'true' || said === '1')
  const memberToken = memberTokenNames.map((name) => one(token, name)).find((said) => said !== null) ?? null
  return {
    token: linkToken,
    partnerMemberToken: isGuest ? null : memberToken,
    isGuest,
    language: readLanguage(one(language, 'lang', 'unknown.language') ?? '') ?? null,
    oddsType: one(oddsType, 'odds_type', 'unknown.oddsType'),
    theme: one(id, 'theme'),
    pressRule: one(pressRule, 'press_rule'),
    eventId: one(id, 'event_id'),
    competitionIds: competitionIds(),
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
  const dropped: LeftOut[] = []
  // On the launch's path everything is the launch's. Anywhere else a token is out of place, and is removed too.
  if (launchPaths.has(pathname)) {
    const link = readLink(params, (what) => void dropped.push(what))
    return { link, cleaned: search === '' && hash === '' ? null : pathname, dropped }
  }
  const secrets = secretNames.filter((name) => params.has(name))
  if (secrets.length === 0) return { link: null, cleaned: null, dropped }
  for (const name of secrets) params.delete(name)
  const rest = params.toString()
  return { link: null, cleaned: `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, dropped }
}

/** What `takeOpening` needs of the window. */
export interface OpenedPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly history: Pick<History, 'replaceState'>
}

/** Reads the address and takes the secrets out of it and out of the history at once [LAUNCH-06]. */
export function takeOpening({ location, history }: OpenedPage): Opening {
  const opening = readOpening(location)
  if (opening.cleaned !== null) history.replaceState(null, '', opening.cleaned)
  return opening
}
