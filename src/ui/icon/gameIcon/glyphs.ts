/**
 * The games' marks, drawn by us on a grid of 24 from straight and round strokes: what is played with or for, never a
 * publisher's sign. A game without a drawing shows its letters.
 */
export const gameGlyphs: Readonly<Record<string, string>> = {
  // Crosshair and a bomb's fuse
  '1': 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 2v6M12 16v6M2 12h6M16 12h6',
  // Three lanes across a river
  '2': 'M4 20V4h16v16zM4 20 20 4M4 12l8 8M12 4l8 8',
  // Crown over a lane
  '3': 'M4 8l4 4 4-7 4 7 4-4-2 10H6zM6 21h12',
  // Planet with a ring
  '4': 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M3 17c4 1 15-6 18-10',
  // Card with a gem
  '5': 'M6 3h12v18H6zM12 8l3 4-3 4-3-4z',
  // Ring in two halves with a hand of a clock
  '6': 'M8 5a8 8 0 1 0 8 0M12 12l-5 5M12 12l5 5',
  // Pan
  '13': 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M14.5 14.5 21 21M7.5 10a2.5 2.5 0 0 1 2.5-2.5',
  // Ball before a goal on wheels
  '10': 'M3 18V7h18v11M7 18a5 5 0 0 1 10 0M3 18h18',
  // Two blades
  '24': 'M3 5l8 14h4zM21 5l-5 8h-4z',
  // Ball with its pentagon
  '41': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M20.5 9.5 16 11M17 19.5l-2.5-4M7 19.5l2.5-4M3.5 9.5 8 11',
  // Helmet with a visor
  '42': 'M5 19v-6a7 7 0 0 1 14 0v6l-4 2h-6zM8 13h8l-2 3h-4z',
  // Ball with its seams
  '43': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3v18M5.8 5.8a8.5 8.5 0 0 1 0 12.4M18.2 5.8a8.5 8.5 0 0 0 0 12.4',
  // Bat and ball
  '44': 'M14 4l6 6-9 9-6-6zM5 13l-2 6 2 2 6-2M18.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  // Shield
  '9': 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM12 8v8M8.5 11.5h7',
  // Fist in a ring
  '11': 'M12 3l9 9-9 9-9-9zM9 12h6M12 9v6',
  // Gamepad
  '15': 'M7.4 6.6h9.1a4.8 4.8 0 0 1 4.7 5.8l-0.8 3.8a2.5 2.5 0 0 1-4.6 0.8L14.6 15.6H9.4l-1.2 1.4a2.5 2.5 0 0 1-4.6-0.8l-0.8-3.8a4.8 4.8 0 0 1 4.7-5.8zM7.9 10v3.4M6.2 11.6H9.6M16.1 10.3h.01M14.9 13h.01',
  // Backboard and net
  '16': 'M3.6 4.2h16.8v8.4H3.6zM8.4 7.2h7.2v5.4H8.4zM7.8 12.6h8.4l-1.2 7.8M16.2 12.6l-1.2 7.8h-6l-1.2-7.8M9.6 16.4h5.3',
  // Phone with a blade
  '22': 'M7.4 2.4h9.1a1.7 1.7 0 0 1 1.7 1.7v15.8a1.7 1.7 0 0 1-1.7 1.7H7.4a1.7 1.7 0 0 1-1.7-1.7V4.1A1.7 1.7 0 0 1 7.4 2.4zM9.1 14.9l5.3-7.4M15.1 13.9 9.6 16.3M10.6 11.5l2.9 2.2',
}
