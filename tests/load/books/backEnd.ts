import { type Config, ConfigError, configOf, readYaml, type SteeringWay } from '#conformance/config/config.ts'
import { readContract } from '#conformance/contract/operations.ts'
import { createBackEnd } from '#conformance/engine/backEnd.ts'
import { isObject, type Json } from '#conformance/values/json.ts'

import { type Books, readBooks } from './books.ts'

/** A back end under load, and what its configuration lets be done with it. */
export interface BackEnd {
  readonly config: Config
  /** A new launch link of the member with this number. */
  link(number: number): Promise<string>
  /** What the books say of that member. @param isAudited whether all books are to be looked through too */
  books(number: number, isAudited: boolean): Promise<Books>
  /** Pauses a market, where the back end lets that be done; says whether it does. */
  suspend(marketId: string): Promise<boolean>
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads a configuration: that of the conformance kit, and beside it `crowd` and `books`.
 * @throws ConfigError that says what is missing or wrong
 */
export function readBackEnd(path: string, environment: Environment): BackEnd {
  const raw = readYaml(path)
  if (!isObject(raw)) throw new ConfigError(`${path} is not a configuration.`)
  const { crowd, books, ...rest } = raw
  const config = configOf(rest, path, environment)
  const ways = waysOf({ crowd, books }, rest, path, environment)
  const { ask, steer } = createBackEnd(config, readContract())
  return {
    config,
    link: (number) => ask(ways.crowd, { number }),
    books: async (number, isAudited) =>
      readBooks(await ask(ways.books, { number, audit: String(isAudited) })),
    async suspend(marketId) {
      if (config.steering.suspend === undefined) return false
      await steer('suspend', { marketId })
      return true
    },
  }
}

/** Both are read as the kit reads a way to a member, so that they may be an address or a command. */
function waysOf(
  { crowd, books }: Record<'crowd' | 'books', Json | undefined>,
  rest: Record<string, Json>,
  path: string,
  environment: Environment,
): Record<'crowd' | 'books', SteeringWay> {
  const wayOf = (name: string, value: Json | undefined): SteeringWay => {
    if (value === undefined) throw new ConfigError(`${path} has no ${name}: see tests/load/README.md.`)
    const { rich } = configOf({ ...rest, members: { rich: value } }, path, environment).members
    if (rich === undefined || 'link' in rich || 'token' in rich)
      throw new ConfigError(`${path}: ${name} is an address or a command.`)
    return rich
  }
  return { crowd: wayOf('crowd', crowd), books: wayOf('books', books) }
}
