import type { SandboxConfig } from '../config.ts'
import type { Feed } from '../feeds/feed.ts'
import { replayFeed } from '../feeds/replay/replay.ts'
import { seasonFeed } from '../feeds/season/season.ts'
import { rememberBeginning } from '../feeds/simulator/beginning.ts'
import { outrightFeed } from '../feeds/simulator/outrights.ts'
import { simulatorFeed } from '../feeds/simulator/simulator.ts'
import type { WorldSeed } from '../market/worldSeed.ts'

/**
 * Makes the feeds that the options name, from seed and epoch: they say the same again after a restart. The
 * beginning of the simulator's last world is kept.
 */
export function feedMaker(config: SandboxConfig): (world: WorldSeed) => Feed[] {
  if (config.feeds !== undefined) return config.feeds
  const simulate = rememberBeginning(simulatorFeed)
  return (world) => {
    const { epoch, seed } = world
    const feeds: Feed[] = []
    if (config.replay !== undefined) {
      const { replay: file, speed, margin: marginPercent } = config
      feeds.push(replayFeed({ file, epoch, speed, marginPercent, marginSeed: seed }))
    }
    if (config.simulator) feeds.push(simulate(world), outrightFeed(world))
    if (config.season !== undefined) feeds.push(seasonFeed({ file: config.season, epoch }))
    return feeds
  }
}

/**
 * Reads the files that the options name, before anything is begun or given up for them.
 * @throws FeedFileError if one is not of the expected kind
 */
export function checkFeedFiles(config: SandboxConfig): void {
  if (config.feeds === undefined) feedMaker({ ...config, simulator: false })({ seed: config.seed, epoch: 0 })
}

/** What the world depends on besides seed and epoch; a change of it makes another world. */
export function feedNames(config: SandboxConfig): string {
  const { replay = null, speed, margin, season = null, simulator } = config
  return JSON.stringify({ replay, speed, margin, season, simulator })
}
