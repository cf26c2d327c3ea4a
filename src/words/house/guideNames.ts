/** The guides that the house publishes, by their names in the address. */
export const guides = ['prebook', 'payout'] as const

export type Guide = (typeof guides)[number]

export function isGuide(name: string): name is Guide {
  return guides.some((guide) => guide === name)
}
