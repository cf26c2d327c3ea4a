/** The modulus of a key of 32 hex digits. */
const size = 1n << 128n

/** FNV-1a, of 128 bits. */
const offset = 0x6c62272e07bb014262b821756295c58dn
const prime = 0x0000000001000000000000000000013bn

/**
 * The X-UNIQUE of one of several bets of a slip: the same for every tab that confirms this bet in this slip, and another
 * for every other bet and every other slip [SLIP-18].
 * @param slipKey 32 hex digits, random
 * @param bet what tells it from the others
 */
export function keyOfBet(slipKey: string, bet: string): string {
  const mark = new TextEncoder()
    .encode(bet)
    .reduce((hash, byte) => ((hash ^ BigInt(byte)) * prime) % size, offset)
  return ((BigInt(`0x${slipKey}`) + mark) % size).toString(16).padStart(32, '0')
}
