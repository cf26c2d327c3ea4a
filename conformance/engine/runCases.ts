import type { Case, Feature } from '../catalogue/catalogue.ts'
import { ConfigError } from '../config/config.ts'
import type { Json } from '../values/json.ts'
import { at } from '../values/paths.ts'
import { chanceOf } from '../values/random.ts'
import { NoReply } from '../wire/http.ts'
import type { BackEnd } from './backEnd.ts'
import { createMembers } from './members.ts'
import { NotTried, type Result } from './outcome.ts'
import { playCase } from './playCase.ts'

export interface RunOptions {
  seed: number
  /** Whether cases may place bets; the reason why not otherwise. */
  money: true | string
  /** Told of each case as it ends. */
  ended?: (theCase: Case, result: Result) => void
}

/**
 * Plays cases one after the other.
 * @throws ConfigError if nothing answers at the address of the API
 */
export async function runCases(
  cases: readonly Case[],
  backEnd: BackEnd,
  options: RunOptions,
): Promise<Result[]> {
  await reach(backEnd)
  const members = createMembers(backEnd)
  let settings: Json | undefined
  if (cases.some(({ needs }) => needs.some((need) => need in settingOf))) {
    const session = await members.shared('rich').catch((error: unknown) => {
      if (error instanceof NotTried) return null
      throw error
    })
    settings = session?.saved.settings
  }
  const results: Result[] = []
  for (const theCase of cases) {
    const reason = lacking(theCase, backEnd, options, settings)
    const result =
      reason === null
        ? await playCase(theCase, backEnd, members, chanceOf(options.seed, theCase.id))
        : { id: theCase.id, outcome: { state: 'notTried' as const, reason }, ms: 0, exchanges: [], notes: [] }
    results.push(result)
    options.ended?.(theCase, result)
  }
  return results
}

async function reach({ config, send }: BackEnd): Promise<void> {
  const { api } = config.addresses
  try {
    await send({ method: 'GET', url: `${api}/healthcheck`, headers: {}, body: null })
  } catch (error) {
    if (error instanceof NoReply) throw new ConfigError(`Nothing answers at ${api}: ${error.message}.`)
    throw error
  }
}

/** What of the settings says that a feature is on. */
const settingOf: Partial<Record<Feature, string>> = {
  prebooking: 'features.isPrebookingEnabled',
  miniGames: 'features.isMiniGameEnabled',
  favourites: 'features.isFavouritesEnable',
  bigCombo: 'features.enableBigCombo',
  cashOut: 'x-slipway-cashOut',
  betCode: 'x-slipway-betCode',
  care: 'x-slipway-care.enabled',
}

/** Why a case cannot be tried here; null if it can. */
function lacking(
  { kinds, steerings, needs, money }: Case,
  { config }: BackEnd,
  options: RunOptions,
  settings: Json | undefined,
): string | null {
  for (const kind of kinds)
    if (config.members[kind] === undefined) return `the configuration has no ${kind} member`
  for (const name of steerings)
    if (config.steering[name] === undefined) return `the back end cannot be steered to ${name}`
  for (const need of needs) {
    const setting = settingOf[need]
    if (setting !== undefined && at(settings, setting) !== true)
      return `the partner does not have ${need} (${setting})`
    if (setting === undefined && !isConfigured(need, config)) return `the configuration has no ${need}`
  }
  return money && options.money !== true ? options.money : null
}

function isConfigured(need: Feature, { addresses, signature }: BackEnd['config']): boolean {
  switch (need) {
    case 'signature':
      return signature?.secret !== undefined
    case 'secondary':
      return addresses.secondary.length > 0
    case 'channels':
      return addresses.channels !== undefined
    case 'maintenance':
      return addresses.maintenance !== undefined
    case 'assets':
      return addresses.assets !== undefined
    default:
      return true
  }
}
