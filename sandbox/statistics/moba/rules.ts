import type { components } from '#openapi/client.gen.ts'

export type KillEventKind = components['schemas']['KillEvent']['kind']
export type Lane = 'top' | 'mid' | 'bot'
export const lanes: readonly Lane[] = ['top', 'mid', 'bot']

/** A prize on the map that both sides want: when it first appears (minutes), and how long it takes to come back. */
export interface Objective {
  kind: KillEventKind
  from: number
  until: number
  every: { from: number; to: number }
  /** What each of the five gets for it. */
  gold: number
}

/** How a MOBA goes, as far as its statistics show. */
export interface MobaGame {
  gameId: string
  heroes: readonly string[]
  sides: readonly [string, string]
  objectives: readonly Objective[]
  /** What falls behind the third tower of a lane. */
  barracks: readonly { kind: KillEventKind; building: 'meleeBarrack' | 'rangedBarrack' | null }[]
  /** What ends the map. */
  base: KillEventKind
  maxLevel: number
  gold: { start: number; kill: number; assist: number; tower: number; perLastHit: number }
  /** The items, by cost, cheapest first. */
  items: readonly { name: string; cost: number }[]
}

export const dota: MobaGame = {
  gameId: '2',
  heroes: [
    'Axe',
    'Bane',
    'Batrider',
    'Beastmaster',
    'Bloodseeker',
    'Brewmaster',
    'Chen',
    'Clinkz',
    'Dark Seer',
    'Dazzle',
    'Disruptor',
    'Doom',
    'Earthshaker',
    'Ember Spirit',
    'Enigma',
    'Faceless Void',
    'Gyrocopter',
    'Huskar',
    'Invoker',
    'Jakiro',
    'Juggernaut',
    'Kunkka',
    'Leshrac',
    'Lich',
    'Lina',
    'Lion',
    'Luna',
    'Magnus',
    'Mars',
    'Mirana',
    'Morphling',
    'Puck',
    'Pudge',
    'Pugna',
    'Rubick',
    'Slark',
    'Sniper',
    'Sven',
    'Tidehunter',
    'Tiny',
    'Tusk',
    'Ursa',
    'Viper',
    'Weaver',
    'Windranger',
    'Zeus',
  ],
  sides: ['radiant', 'dire'],
  objectives: [{ kind: 'roshan', from: 11, until: 90, every: { from: 8, to: 12 }, gold: 135 }],
  barracks: [
    { kind: 'barrack', building: 'meleeBarrack' },
    { kind: 'barrack', building: 'rangedBarrack' },
  ],
  base: 'ancient',
  maxLevel: 30,
  gold: { start: 600, kill: 240, assist: 60, tower: 110, perLastHit: 42 },
  items: [
    { name: 'Magic Wand', cost: 450 },
    { name: 'Boots of Speed', cost: 500 },
    { name: 'Bracer', cost: 505 },
    { name: 'Blink Dagger', cost: 2_250 },
    { name: 'Force Staff', cost: 2_200 },
    { name: 'Maelstrom', cost: 2_950 },
    { name: 'Black King Bar', cost: 4_050 },
    { name: "Aghanim's Scepter", cost: 4_200 },
    { name: 'Manta Style', cost: 4_650 },
    { name: "Shiva's Guard", cost: 5_175 },
    { name: 'Butterfly', cost: 5_450 },
  ],
}

export const lol: MobaGame = {
  gameId: '3',
  heroes: [
    'Aatrox',
    'Ahri',
    'Akali',
    'Alistar',
    'Annie',
    'Ashe',
    'Azir',
    'Bard',
    'Braum',
    'Caitlyn',
    'Camille',
    'Corki',
    'Darius',
    'Diana',
    'Ezreal',
    'Fiora',
    'Galio',
    'Garen',
    'Gnar',
    'Gragas',
    'Graves',
    'Irelia',
    'Janna',
    'Jarvan IV',
    'Jax',
    'Jayce',
    'Jinx',
    'Karma',
    'Kassadin',
    'Kennen',
    'Leona',
    'Lissandra',
    'Lucian',
    'Lulu',
    'Malphite',
    'Maokai',
    'Nautilus',
    'Orianna',
    'Ornn',
    'Rakan',
    'Renekton',
    'Sejuani',
    'Thresh',
    'Varus',
    'Vi',
    'Viktor',
    'Xayah',
    'Zed',
  ],
  sides: ['blue', 'red'],
  objectives: [
    { kind: 'dragon', from: 6, until: 90, every: { from: 5, to: 7 }, gold: 25 },
    { kind: 'riftHerald', from: 9, until: 19, every: { from: 6, to: 8 }, gold: 50 },
    { kind: 'baron', from: 21, until: 90, every: { from: 6, to: 9 }, gold: 300 },
  ],
  barracks: [{ kind: 'inhibitor', building: null }],
  base: 'nexus',
  maxLevel: 18,
  gold: { start: 500, kill: 300, assist: 75, tower: 100, perLastHit: 21 },
  items: [
    { name: "Doran's Blade", cost: 450 },
    { name: 'Boots', cost: 300 },
    { name: "Berserker's Greaves", cost: 1_100 },
    { name: 'Black Cleaver', cost: 3_000 },
    { name: 'Guardian Angel', cost: 3_200 },
    { name: "Luden's Companion", cost: 2_850 },
    { name: 'Lich Bane', cost: 3_200 },
    { name: 'Infinity Edge', cost: 3_450 },
    { name: "Rabadon's Deathcap", cost: 3_600 },
    { name: 'Thornmail', cost: 2_450 },
    { name: "Zhonya's Hourglass", cost: 3_250 },
  ],
}

export const mobaGames: readonly MobaGame[] = [dota, lol]
