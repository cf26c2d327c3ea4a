import type { components } from '#openapi/host.gen.ts'

type Schemas = components['schemas']

/** Tells the client around the game what the contract has for it: none of it is a secret. */
export function tellHost(said: Omit<Schemas['GameAlive'], 'slipway'> | { type: 'game-money' }): void {
  const message: Schemas['GameMessage'] = { slipway: 1, ...said }
  parent.postMessage(message, '*')
}
