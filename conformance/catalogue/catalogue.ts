import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import { ConfigError, problemsIn, readYaml } from '../config/config.ts'
import { type MemberKind, isMemberKind } from '../config/kinds.ts'
import { isSteering, type Steering } from '../config/steering.ts'
import { isObject, type Json, type JsonObject } from '../values/json.ts'
import { type Step, stepOf } from './steps.ts'

export const groups = [
  'contract',
  'launch',
  'session',
  'signature',
  'bets',
  'odds',
  'once',
  'prebook',
  'channels',
  'maintenance',
  'servers',
  'limits',
  'hostile',
  'language',
] as const
export type Group = (typeof groups)[number]

export const graves = ['must', 'should', 'may'] as const
export type Grave = (typeof graves)[number]

/** What a partner may leave out: the settings of a launch, or the configuration, say whether it is there. */
export const features = [
  'prebooking',
  'miniGames',
  'favourites',
  'bigCombo',
  'cashOut',
  'betCode',
  'care',
  'signature',
  'secondary',
  'channels',
  'maintenance',
  'assets',
] as const
export type Feature = (typeof features)[number]

/** A case: what it does, what it shows, and what it takes. */
export interface Case {
  id: string
  group: Group
  title: string
  requirements: readonly string[]
  grave: Grave
  /** What a member would lose. */
  lost: string
  /** The day on which it was added. */
  added: string
  money: boolean
  needs: readonly Feature[]
  kinds: readonly MemberKind[]
  /** Kinds whose sessions it shares with others: they are there before its first step. */
  shared: readonly MemberKind[]
  steerings: readonly Steering[]
  /** Bets that it may place. */
  bets: number
  /** Values of its own, of a case that stands for several. */
  values: JsonObject
  steps: readonly Step[]
  /** Done at the end, whatever came of the steps. */
  after: readonly Step[]
}

const text = v.pipe(v.string(), v.minLength(1))
const caseSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is like a-bet-twice')),
  title: text,
  requirements: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]+-\d\d$/))), v.minLength(1)),
  grave: v.picklist(graves),
  lost: text,
  added: v.pipe(v.string(), v.isoDate()),
  money: v.optional(v.boolean(), false),
  needs: v.optional(v.array(v.picklist(features)), []),
  /** Values of a number of cases, by the ending of their ids. */
  over: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i)),
      v.custom<JsonObject>(isObject, 'a mapping'),
    ),
  ),
  steps: v.pipe(v.array(v.unknown()), v.minLength(1)),
  after: v.optional(v.array(v.unknown()), []),
})
const fileSchema = v.strictObject({
  about: text,
  /** Where anchors are written that cases repeat. */
  shared: v.optional(v.unknown()),
  cases: v.pipe(v.array(caseSchema), v.minLength(1)),
})

const placing: readonly string[] = [
  'placeSingleBet',
  'placeComboBet',
  'placeEventCombo',
  'placeMixedComboBet',
  'bookBet',
]

let known: readonly Case[] | null = null

/** Every case, read once in a process, by group and in the order of its file. @throws ConfigError that names file, case and step */
export function readCatalogue(): readonly Case[] {
  known ??= allCases()
  return known
}

function allCases(): Case[] {
  const folder = fileURLToPath(new URL('../cases/', import.meta.url))
  const cases = groups.flatMap((group) => casesOf(group, readYaml(join(folder, `${group}.yaml`))))
  const ids = new Set<string>()
  for (const { id } of cases) {
    if (ids.has(id)) throw new ConfigError(`two cases have the id ${id}`)
    ids.add(id)
  }
  return cases
}

/** The cases of a file. @throws ConfigError that names case and step */
export function casesOf(group: Group, raw: unknown): Case[] {
  const result = v.safeParse(fileSchema, raw)
  if (!result.success) throw new ConfigError(`${group}.yaml:\n${problemsIn(result.issues)}`)
  return result.output.cases.flatMap(({ over, steps: rawSteps, after: rawAfter, ...rest }) => {
    try {
      return Object.entries(over ?? { '': {} }).map(([ending, values]) => {
        const steps = rawSteps.map((step, at) => stepOf(placed(step, values), `${rest.id}, step ${at + 1}`))
        const after = rawAfter.map((step, at) => stepOf(placed(step, values), `${rest.id}, after ${at + 1}`))
        const all = flat([...steps, ...after])
        const bets = all.filter(mayBet).length
        if (bets > 0 && !rest.money)
          throw new TypeError(`${rest.id} places bets and does not say money: true`)
        return {
          ...rest,
          id: ending === '' ? rest.id : `${rest.id}.${ending}`,
          title: titleOf(rest.title, values),
          lost: titleOf(rest.lost, values),
          group,
          values,
          steps,
          after,
          kinds: kindsIn(all),
          shared: sharedIn(all),
          steerings: [
            ...new Set(
              all.flatMap((step) => (step.verb === 'steer' && isSteering(step.steer) ? [step.steer] : [])),
            ),
          ],
          bets,
        }
      })
    } catch (error) {
      if (error instanceof TypeError) throw new ConfigError(`${group}.yaml: ${error.message}`)
      throw error
    }
  })
}

function mayBet(step: Step): boolean {
  return step.verb === 'call' && placing.includes(step.call)
}

/** Values of the case put where `$name` stands for a whole value, so that what runs is plain; `$name.path` stays. */
function placed(step: unknown, values: JsonObject): unknown {
  if (typeof step === 'string') {
    const name = /^\$(\w+)$/.exec(step)?.[1]
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : step
  }
  if (Array.isArray(step)) return step.map((item) => placed(item, values))
  if (!isObject(step)) return step
  return Object.fromEntries(Object.entries(step).map(([key, value]) => [key, placed(value, values)]))
}

function titleOf(title: string, values: JsonObject): string {
  return title.replaceAll(/\$(\w+)/g, (all, name: string) => {
    const value: Json | undefined = values[name]
    return value === undefined ? all : typeof value === 'string' ? value : JSON.stringify(value)
  })
}

/** The steps with those within them. */
export function flat(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) =>
    step.verb === 'together'
      ? [step, ...flat(step.together)]
      : step.verb === 'wait'
        ? [step, ...flat([step.until])]
        : [step],
  )
}

/** Every kind of member that steps need. */
function kindsIn(steps: readonly Step[]): MemberKind[] {
  const launched = steps.flatMap((step) =>
    step.verb === 'launch' ? [step.launch] : step.verb === 'link' ? [step.link] : [],
  )
  return [...new Set([...launched.filter(isMemberKind), ...sharedIn(steps)])]
}

/** The kinds that steps call as, but for the sessions that they launch themselves. */
function sharedIn(steps: readonly Step[]): MemberKind[] {
  const own = new Set(
    steps.flatMap((step) => (step.verb === 'launch' && step.save !== undefined ? [step.save] : [])),
  )
  const named = steps.flatMap((step) =>
    'as' in step && step.as !== undefined && !own.has(step.as) ? [step.as] : [],
  )
  return [...new Set(named)].filter(isMemberKind)
}
