import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import * as v from 'valibot'
import { parse, YAMLParseError } from 'yaml'

import type { Json } from '../values/json.ts'
import { isMemberKind, type MemberKind, memberKinds } from './kinds.ts'
import { isSteering, type Steering, steerings } from './steering.ts'

/** Thrown with a text for people: what in the command or in one of its files is wrong. */
export class ConfigError extends Error {}

const words = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1)),
])
const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+/, 'an address begins with http:// or https://'),
)
const socketAddress = v.pipe(
  v.string(),
  v.regex(/^wss?:\/\/[^\s/]+/, 'an address begins with ws:// or wss://'),
)

/** A call to an address, or a command, which is run without a shell. `${name}` is a value of the environment. */
const request = v.strictObject({
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), 'POST'),
  url: v.string(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  body: v.optional(v.custom<Json>(() => true)),
  /** Of a launch link: where in the reply it stands. */
  take: v.optional(v.string()),
})
const command = v.strictObject({ command: words, take: v.optional(v.string()) })
const given = v.strictObject({ link: v.string() })
const tokens = v.strictObject({ token: v.string(), partnerMemberToken: v.optional(v.string()) })

const amount = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, "an amount is a text such as '50.00'"))

const schema = v.strictObject({
  /** What the report calls the back end. */
  name: v.pipe(v.string(), v.minLength(1)),
  addresses: v.strictObject({
    /** Where the main calls begin, such as https://api.example.com/api. */
    api: webAddress,
    /** Servers with health checks; the first is the one that can be steered. */
    secondary: v.optional(v.array(webAddress), []),
    channels: v.optional(socketAddress),
    miniGames: v.optional(webAddress),
    maintenance: v.optional(webAddress),
    assets: v.optional(webAddress),
  }),
  /** The page that the client is served from, as a browser says it in `Origin`. */
  origin: v.optional(webAddress),
  signature: v.optional(v.strictObject({ publicToken: v.string(), secret: v.optional(v.string()) })),
  /** By currency: the most that a bet may cost. No bet is placed in a currency that is not here. */
  stakeLimit: v.optional(v.record(v.string(), amount), {}),
  /** Calls a second at most, of all kinds. */
  rate: v.pipe(v.number(), v.minValue(0.2), v.maxValue(1_000)),
  /** How long a reply may take. */
  patience: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(120)), 15),
  members: v.optional(v.record(v.string(), v.union([request, command, given, tokens])), {}),
  steering: v.optional(v.record(v.string(), v.union([request, command])), {}),
})

type Read = v.InferOutput<typeof schema>
export type SteeringWay = v.InferOutput<typeof request> | v.InferOutput<typeof command>
export type MemberWay = SteeringWay | v.InferOutput<typeof given> | v.InferOutput<typeof tokens>

export interface Config extends Omit<Read, 'members' | 'steering'> {
  members: Partial<Record<MemberKind, MemberWay>>
  steering: Partial<Record<Steering, SteeringWay>>
  /** Where commands are run: the folder of the configuration. */
  folder: string
}

/**
 * Reads a configuration.
 * @throws ConfigError that names the file, the place and what it takes
 */
export function readConfig(path: string, environment: Readonly<Record<string, string | undefined>>): Config {
  return configOf(readYaml(path), path, environment)
}

/** The same of a file that was read. */
export function configOf(
  raw: unknown,
  path: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Config {
  const result = v.safeParse(schema, withEnvironment(raw, path, environment))
  if (!result.success) throw new ConfigError(`${path} is not a configuration:\n${problemsIn(result.issues)}`)
  const { members, steering, ...rest } = result.output
  for (const name of Object.keys(members))
    if (!isMemberKind(name)) throw unknownName(path, 'kind of member', name, memberKinds)
  for (const name of Object.keys(steering))
    if (!isSteering(name)) throw unknownName(path, 'steering', name, steerings)
  return { ...rest, members, steering, folder: dirname(path) }
}

/** A YAML file. @throws ConfigError if it cannot be read */
export function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 })
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ConfigError(`${path} is not YAML: ${error.message}`)
    throw new ConfigError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What valibot found, a line each. */
export function problemsIn(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${sentence(issue)}`).join('\n')
}

function sentence({ issues, message }: v.BaseIssue<unknown>): string {
  return issues === undefined ? message : issues.map((inner) => sentence(inner)).join('; or ')
}

function unknownName(path: string, what: string, name: string, known: object): ConfigError {
  return new ConfigError(`${path}: there is no ${what} ${name}. There are ${Object.keys(known).join(', ')}.`)
}

/** `${NAME}` in any text becomes the value that the environment has, so that secrets stay out of the file. */
function withEnvironment(
  value: unknown,
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\$\{(\w+)(?::([^}]*))?\}/g, (_all, name: string, otherwise?: string) => {
      const found = environment[name] ?? otherwise
      if (found === undefined)
        throw new ConfigError(`${path} asks for ${name}, which the environment does not have.`)
      return found
    })
  if (Array.isArray(value)) return value.map((item) => withEnvironment(item, path, environment))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withEnvironment(inner, path, environment)]),
  )
}
