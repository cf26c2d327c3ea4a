import type { TimedCommand } from '../../market/commands.ts'
import type { WorldSeed } from '../../market/worldSeed.ts'
import type { Feed } from '../feed.ts'

/** What a feed said from its start to the first command after its epoch. */
interface Beginning extends WorldSeed {
  readonly commands: TimedCommand[]
  isWhole: boolean
}

/**
 * Makes feeds that need not calculate again how their world begins: the beginning of the last one is kept, for a world
 * that begins once more from the same seed and epoch. What comes after it is made on demand.
 * @param make a feed that depends only on seed and epoch
 */
export function rememberBeginning(make: (world: WorldSeed) => Feed): (world: WorldSeed) => Feed {
  let last: Beginning | null = null

  return (world) => {
    const { seed, epoch } = world
    const isKnown = last?.seed === seed && last.epoch === epoch && last.isWhole
    const known = isKnown ? last : null
    const feed = make(world)
    let isAhead = known !== null
    let hint = Number.NEGATIVE_INFINITY

    function* played(): Generator<TimedCommand> {
      // Kept as it is at the epoch: a skip beyond it leaves out prices that another world may show.
      const kept: Beginning | null = hint === epoch ? { seed, epoch, commands: [], isWhole: false } : null
      for (let next = feed.commands.next(); next.done !== true; next = feed.commands.next()) {
        if (kept !== null && !kept.isWhole) {
          kept.commands.push(next.value)
          kept.isWhole = next.value.at > epoch
          if (kept.isWhole) last = kept
        }
        yield next.value
      }
    }

    function* goneOnWith({ commands }: Beginning): Generator<TimedCommand> {
      yield* commands
      feed.skipPricesBefore?.(epoch)
      for (const _ of commands) feed.commands.next()
      isAhead = false
      feed.skipPricesBefore?.(hint)
      for (let next = feed.commands.next(); next.done !== true; next = feed.commands.next()) yield next.value
    }

    return {
      ...feed,
      commands: known === null ? played() : goneOnWith(known),
      skipPricesBefore: (at) => {
        hint = Math.max(hint, at)
        // A known beginning was made with a hint of its own.
        if (!isAhead) feed.skipPricesBefore?.(at)
      },
    }
  }
}
