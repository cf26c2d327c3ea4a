import { toggledHome } from './samples.ts'
import { settled, type Tab, type World } from './world.ts'

/** A tab with the home side in the slip and 100 staked, ready to place. */
export async function readyTab(world: World, stake = '100'): Promise<Tab> {
  const tab = world.openTab()
  await settled()
  if (tab.actor.getSnapshot().context.legs.length === 0) tab.send(toggledHome)
  tab.send({ type: 'stake.typed', text: stake })
  await settled()
  return tab
}

/** Lets time pass, second by second, with everything that follows from it. */
export async function pass(world: World, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    world.clock.increment(1_000)
    await settled()
  }
}
