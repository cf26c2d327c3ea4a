export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)))
}
