/**
 * In an order that the seed chooses.
 * @template Thing @param {readonly Thing[]} things @param {number} seed @returns {Thing[]}
 */
export function shuffled(things, seed) {
  let state = seed >>> 0
  // The mulberry32 generator, as the sandbox has it.
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const left = [...things]
  const order = []
  while (left.length > 0) order.push(...left.splice(Math.floor(unit() * left.length), 1))
  return order
}
