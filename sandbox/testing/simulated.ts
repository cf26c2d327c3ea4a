import { outrightFeed } from '../feeds/simulator/outrights.ts'
import { simulatorFeed } from '../feeds/simulator/simulator.ts'
import { startTestSandbox, type TestSandbox } from './server.ts'

/** A sandbox with the simulator's matches and outrights, whose clock moves by control calls alone. @param epoch UTC milliseconds */
export function startSimulatedSandbox({ epoch }: { epoch?: number } = {}): Promise<TestSandbox> {
  return startTestSandbox({
    frozen: true,
    ...(epoch !== undefined && { epoch }),
    feeds: (world) => [simulatorFeed(world), outrightFeed(world)],
  })
}
