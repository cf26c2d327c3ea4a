import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Building } from '#src/wire/match/statistics.ts'

const columns = {
  mapName: msg({ message: 'Map', context: 'one map of a series' }),
  firstHalfScore: msg`1st half`,
  secondHalfScore: msg`2nd half`,
  overtimeScore: msg({ message: 'Overtime', context: 'part of a match after regular time' }),
  scoreline: msg({ message: 'Score', context: 'points, goals, maps or rounds so far' }),
  winner: msg({ message: 'Winner', context: 'column: team that won the map' }),
  matchScoreline: msg({ message: 'Series', context: 'column: score of the series' }),
  kills: msg({ message: 'Kills', context: 'number of kills' }),
  tower: msg({ message: 'Towers', context: 'buildings in Dota and LoL, counted' }),
  barrack: msg({ message: 'Barracks', context: 'buildings in Dota, counted' }),
  roshan: msg`Roshan`,
  inhibitor: msg`Inhibitors`,
  dragon: msg`Dragons`,
  riftHerald: msg`Rift Herald`,
  gold: msg({ message: 'Gold', context: 'in-game gold' }),
  mapTime: msg({ message: 'Duration', context: 'length of a map' }),
  player: msg({ message: 'Player', context: 'person who plays' }),
  valoPlayer: msg({ message: 'Player', context: 'person who plays' }),
  weapon: msg`Weapon`,
  hp: msg`HP`,
  armor: msg`Armour`,
  money: msg({ message: 'Money', context: "a player's in-game money" }),
  kill: msg({ message: 'K', context: 'kills' }),
  assist: msg({ message: 'A', context: 'assists' }),
  death: msg({ message: 'D', context: 'deaths' }),
  adr: msg({ message: 'ADR', comment: 'Average damage per round' }),
  headshot: msg({ message: 'HS', context: 'share of headshots' }),
  spike: msg({ message: 'Spike', context: 'Valorant: the bomb' }),
  loadout: msg`Loadout`,
  hero: msg({ message: 'Hero', context: 'character of a player in Dota or LoL' }),
  lvl: msg({ message: 'Lvl', context: 'level of a hero' }),
  kda: msg({ message: 'K/D/A', comment: 'Kills, deaths and assists' }),
  networth: msg`Net worth`,
  lhdn: msg({ message: 'LH/DN', comment: 'Last hits and denies' }),
  damage: msg`Damage`,
  lasthit: msg`Last hits`,
  items: msg({ message: 'Items', context: "a hero's in-game items" }),
}

/** A column of a table of statistics, by the contract's name (§9.2). */
export type StatsColumnName = keyof typeof columns

/** What stands above a column [STAT-01] [STAT-04]. */
export function statsColumnName(i18n: I18n, column: StatsColumnName): string {
  return i18n._(columns[column])
}

/** What a narrow head stands for, said in full; null where the head says it. */
const inFull: Partial<Record<StatsColumnName, MessageDescriptor>> = {
  kill: msg({ message: 'Kills', context: 'number of kills' }),
  assist: msg`Assists`,
  death: msg`Deaths`,
  adr: msg`Average damage per round`,
  headshot: msg`Headshot percentage`,
  lvl: msg({ message: 'Level', context: 'hero or champion level' }),
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
  ct: msg({ message: 'CT', context: 'Counter-terrorists' }),
  t: msg({ message: 'T', context: 'Terrorists' }),
  attack: msg({ message: 'Attack', context: 'side of a Valorant map' }),
  defence: msg({ message: 'Defence', context: 'side of a Valorant map' }),
  radiant: msg({ message: 'Radiant', context: 'side of a Dota map' }),
  dire: msg({ message: 'Dire', context: 'side of a Dota map' }),
  blue: msg({ message: 'Blue', context: 'side of a LoL map' }),
  red: msg({ message: 'Red', context: 'side of a LoL map' }),
}

/** What a side of a map is called; one from a later version by its own name. */
export function mapSideName(i18n: I18n, side: string): string {
  return wordOf(i18n, mapSides, side)
}

const lanes: Readonly<Record<string, MessageDescriptor>> = {
  top: msg({ message: 'Top', context: 'lane' }),
  mid: msg({ message: 'Mid', context: 'lane' }),
  bot: msg({ message: 'Bottom', context: 'lane' }),
}

/** What a lane is called; one from a later version by its own name. */
export function laneName(i18n: I18n, lane: string): string {
  return wordOf(i18n, lanes, lane)
}

const buildings: Readonly<Record<string, MessageDescriptor>> = {
  tower: msg({ message: 'Tower', context: 'building in Dota and LoL' }),
  meleeBarrack: msg`Melee barracks`,
  rangedBarrack: msg`Ranged barracks`,
  ancient: msg({ message: 'Ancient', context: "Dota: a team's main building" }),
}

/** What a building is called, with its side, lane and tier; one from a later version by its own name. */
export function buildingName(
  i18n: I18n,
  { side: sideCode, lane: laneCode, building: kind, tier }: Building,
): string {
  const side = mapSideName(i18n, sideCode)
  const building = wordOf(i18n, buildings, kind)
  if (laneCode === null)
    return i18n._(
      tier > 0
        ? msg({ message: `${side} ${building} ${tier}`, context: 'building of a Dota map' })
        : msg({ message: `${side} ${building}`, context: 'building of a Dota map' }),
    )
  const lane = laneName(i18n, laneCode)
  return i18n._(
    tier > 0
      ? msg({ message: `${side} ${lane} ${building} ${tier}`, context: 'building of a Dota map' })
      : msg({ message: `${side} ${lane} ${building}`, context: 'building of a Dota map' }),
  )
}

function wordOf(i18n: I18n, words: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  return word === undefined ? code : i18n._(word)
}

/** Time of play: 1312 seconds are "21:52"; minutes go on beyond the hour. */
export function playTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
