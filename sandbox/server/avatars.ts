import type { components } from '#openapi/client.gen.ts'

type Schemas = components['schemas']

/** The avatars to choose from; the pictures are the client's own (`public/avatars`). */
const avatars: readonly Schemas['Avatar'][] = Array.from({ length: 30 }, (_, at) => {
  const id = `a-${at + 1}`
  return { id, url: `/v8/avatars/${id}.svg` }
})

export function isAvatar(id: string): boolean {
  return avatars.some((avatar) => avatar.id === id)
}

/** A page of the avatars. */
export function avatarPage({ page = 1, page_size: size = 20 } = {}): Schemas['AvatarPage'] {
  const from = (page - 1) * size
  return {
    count: avatars.length,
    next: from + size < avatars.length ? page + 1 : null,
    results: avatars.slice(from, from + size),
  }
}
