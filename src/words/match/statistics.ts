import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const columns = {
  mapName: msg`Map`,
  firstHalfScore: msg`1st half`,
  secondHalfScore: msg`2nd half`,
  overtimeScore: msg`Overtime`,
  scoreline: msg`Score`,
  winner: msg`Winner`,
  matchScoreline: msg`Match`,
  kills: msg`Kills`,
  tower: msg`Towers`,
  barrack: msg`Barracks`,
  roshan: msg`Roshan`,
  inhibitor: msg`Inhibitors`,
  dragon: msg`Dragons`,
  riftHerald: msg`Rift Herald`,
  gold: msg`Gold`,
  mapTime: msg`Time`,
  player: msg`Player`,
  valoPlayer: msg`Player`,
  weapon: msg`Weapon`,
  hp: msg`HP`,
  armor: msg`Armor`,
  money: msg`Money`,
  kill: msg({ message: 'K', comment: 'Head of a narrow column: kills' }),
  assist: msg({ message: 'A', comment: 'Head of a narrow column: assists' }),
  death: msg({ message: 'D', comment: 'Head of a narrow column: deaths' }),
  adr: msg({ message: 'ADR', comment: 'Average damage per round' }),
  headshot: msg({ message: 'HS', comment: 'Head of a narrow column: share of headshots' }),
  spike: msg`Spike`,
  loadout: msg`Loadout`,
  hero: msg`Hero`,
  lvl: msg({ message: 'Lvl', comment: 'Head of a narrow column: level' }),
  kda: msg({ message: 'K/D/A', comment: 'Kills, deaths and assists' }),
  networth: msg`Net worth`,
  lhdn: msg({ message: 'LH/DN', comment: 'Last hits and denies' }),
  damage: msg`Damage`,
  lasthit: msg`Last hits`,
  items: msg`Items`,
}

/** A column of a table of statistics, by the contract's name (§9.2). */
export type StatsColumnName = keyof typeof columns

/** What stands above a column [STAT-01] [STAT-04]. */
export function statsColumnName(i18n: I18n, column: StatsColumnName): string {
  return i18n._(columns[column])
}

/** What a narrow head stands for, said in full; null where the head says it. */
const inFull: Partial<Record<StatsColumnName, MessageDescriptor>> = {
  kill: msg`Kills`,
  assist: msg`Assists`,
  death: msg`Deaths`,
  adr: msg`Average damage per round`,
  headshot: msg`Headshots, percent of hits`,
  lvl: msg`Level`,
  kda: msg`Kills, deaths, assists`,
  lhdn: msg`Last hits and denies`,
  hp: msg`Health`,
}

/** What a narrow head of a column stands for; the head itself where that says it. */
export function statsColumnInFull(i18n: I18n, column: StatsColumnName): string {
  return i18n._(inFull[column] ?? columns[column])
}

const badges = {
  firstPistol: msg`First pistol`,
  secondPistol: msg`Second pistol`,
  rc5Rounds: msg`First to 5 rounds`,
  rc10Rounds: msg`First to 10 rounds`,
  firstBlood: msg`First blood`,
  firstTower: msg`First tower`,
  firstBarrack: msg`First barracks`,
  firstRoshan: msg`First Roshan`,
  firstDragon: msg`First dragon`,
  firstRiftHerald: msg`First Rift Herald`,
  firstBaron: msg`First Baron`,
  firstInhibitor: msg`First inhibitor`,
  rc5Kills: msg`First to 5 kills`,
  rc10Kills: msg`First to 10 kills`,
  rc15Kills: msg`First to 15 kills`,
}

export type BadgeName = keyof typeof badges

/** What a badge of a map is for [STAT-02]. */
export function badgeName(i18n: I18n, badge: BadgeName): string {
  return i18n._(badges[badge])
}

const mapSides: Readonly<Record<string, MessageDescriptor>> = {
  ct: msg({ message: 'CT', comment: 'Counter-terrorists' }),
  t: msg({ message: 'T', comment: 'Terrorists' }),
  attack: msg`Attack`,
  defence: msg`Defence`,
  radiant: msg`Radiant`,
  dire: msg`Dire`,
  blue: msg`Blue`,
  red: msg`Red`,
}

/** What a side of a map is called; one of a later day by its own name. */
export function mapSideName(i18n: I18n, side: string): string {
  return wordOf(i18n, mapSides, side)
}

const lanes: Readonly<Record<string, MessageDescriptor>> = {
  top: msg`Top`,
  mid: msg`Mid`,
  bot: msg`Bottom`,
}

/** What a lane is called; one of a later day by its own name. */
export function laneName(i18n: I18n, lane: string): string {
  return wordOf(i18n, lanes, lane)
}

const buildings: Readonly<Record<string, MessageDescriptor>> = {
  tower: msg`Tower`,
  meleeBarrack: msg`Melee barracks`,
  rangedBarrack: msg`Ranged barracks`,
  ancient: msg`Ancient`,
}

/** What a building is called; one of a later day by its own name. */
export function buildingName(i18n: I18n, building: string): string {
  return wordOf(i18n, buildings, building)
}

function wordOf(i18n: I18n, words: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  return word === undefined ? code : i18n._(word)
}

/** Thousands in short: 41200 is "41.2K", 950 is "950". */
export function shortFigure(amount: number): string {
  if (Math.abs(amount) < 1_000) return String(amount)
  const tenths = Math.trunc(amount / 100)
  const rest = Math.abs(tenths % 10)
  const whole = String(Math.trunc(tenths / 10))
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- as amounts have it, in every language
  return (rest === 0 ? whole : `${whole}.${rest}`).concat('K')
}

/** Time of play: 1312 seconds are "21:52"; minutes go on beyond the hour. */
export function playTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
