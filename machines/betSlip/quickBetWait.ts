/** How long a quick bet can be undone before it is sent, ms [SLIP-26]. */
export const quickBetDelay = 4_000
