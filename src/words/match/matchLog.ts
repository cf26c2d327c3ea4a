import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type {
  KillEvent,
  killEventKinds,
  RoundEvent,
  roundEndTypes,
  roundEventKinds,
} from '#src/wire/match/matchLog.ts'

import { isolated } from './events.ts'
import { laneName } from './statistics.ts'

const endTypes = {
  T_ELIMINATED: msg`Terrorists eliminated`,
  CT_ELIMINATED: msg`Counter-terrorists eliminated`,
  BOMB_DEFUSED: msg`Bomb defused`,
  BOMB_DETONATED: msg`Bomb detonated`,
  TIME_EXPIRED: msg`Time expired`,
  ELIMINATED: msg({
    message: 'Elimination',
    context: 'how a round ended: all players of one team were eliminated',
  }),
} satisfies Record<(typeof roundEndTypes)[number], MessageDescriptor>

/** How a round ended; a type from a later version by its own name [STAT-05]. */
export function roundEndName(i18n: I18n, endType: string): string {
  return isOf(endTypes, endType) ? i18n._(endTypes[endType]) : endType
}

/** What a round is called, by its number. */
export function roundName(i18n: I18n, round: number): string {
  return i18n._(msg`Round ${round}`)
}

/** Names of the two teams. */
interface Teams {
  readonly home: string
  readonly away: string
}

type Words = (i18n: I18n, names: Named) => string

interface Named {
  readonly team: string
  readonly player: string
  readonly victim: string
  /** Null where nobody said it. */
  readonly weapon: string | null
}

const roundEvents = {
  player_kill: (i18n, { player, victim, weapon }) =>
    weapon === null
      ? i18n._(msg`${player} killed ${victim}`)
      : i18n._(msg`${player} killed ${victim} with ${weapon}`),
  round_start: (i18n) => i18n._(msg`Round started`),
  round_ended: (i18n, { team }) =>
    team === '' ? i18n._(msg`Round ended`) : i18n._(msg`${team} won the round`),
  player_suicide: (i18n, { player }) => i18n._(msg`${player} eliminated themselves`),
  bomb_planted: (i18n, { player }) => i18n._(msg`${player} planted the bomb`),
  join_game: (i18n, { player }) => i18n._(msg`${player} joined the game`),
  quit_game: (i18n, { player }) => i18n._(msg`${player} left the game`),
} satisfies Record<(typeof roundEventKinds)[number], Words>

/** What happened in a round, as a sentence; a kind from a later version by its own name [STAT-05]. */
export function roundEventText(i18n: I18n, event: RoundEvent, teams: Teams): string {
  const { kind, weapon, headshot } = event
  if (!isOf(roundEvents, kind)) return kind
  const text = roundEvents[kind](i18n, {
    ...namesOf(i18n, event, teams),
    weapon: weapon === null ? null : isolated(weapon),
  })
  return headshot === true ? i18n._(msg`${text} (headshot)`) : text
}

const killEvents = {
  kill: (i18n, { player, victim }) => i18n._(msg`${player} killed ${victim}`),
  tower: (i18n, { team }) => i18n._(msg`${team} destroyed a tower`),
  barrack: (i18n, { team }) => i18n._(msg`${team} destroyed barracks`),
  roshan: (i18n, { team }) => i18n._(msg`${team} killed Roshan`),
  inhibitor: (i18n, { team }) => i18n._(msg`${team} destroyed an inhibitor`),
  dragon: (i18n, { team }) => i18n._(msg`${team} killed a dragon`),
  riftHerald: (i18n, { team }) => i18n._(msg`${team} killed the Rift Herald`),
  baron: (i18n, { team }) => i18n._(msg`${team} killed Baron`),
  ancient: (i18n, { team }) => i18n._(msg`${team} destroyed the Ancient`),
  nexus: (i18n, { team }) => i18n._(msg`${team} destroyed the Nexus`),
} satisfies Record<(typeof killEventKinds)[number], Words>

/** What happened on a map, as a sentence; a kind from a later version by its own name [STAT-05]. */
export function killEventText(i18n: I18n, event: KillEvent, teams: Teams): string {
  const { kind, lane } = event
  const text = isOf(killEvents, kind)
    ? killEvents[kind](i18n, { ...namesOf(i18n, event, teams), weapon: null })
    : kind
  if (lane === null) return text
  const where = laneName(i18n, lane)
  return i18n._(msg`${text} (${where})`)
}

interface Who {
  readonly who: 'home' | 'away' | null
  readonly player: string | null
  readonly victim: string | null
}

function namesOf(i18n: I18n, { who, player, victim }: Who, teams: Teams): Omit<Named, 'weapon'> {
  const somebody = i18n._(msg`Unknown player`)
  return {
    team: who === null ? '' : isolated(teams[who]),
    player: player === null ? somebody : isolated(player),
    victim: victim === null ? somebody : isolated(victim),
  }
}

function isOf<Table extends object>(table: Table, code: string): code is Extract<keyof Table, string> {
  return Object.hasOwn(table, code)
}
