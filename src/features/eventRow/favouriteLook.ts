/** How the star of a favourite looks beside that of another event, whatever it stands in. */
export const starColours = {
  '&:hover': { color: 'var(--accent-strong)' },
  '&[aria-pressed=true]': { color: 'var(--accent)', '& path': { fill: 'currentColor' } },
} as const
