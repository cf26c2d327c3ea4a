import type { MiniGameWords } from './language.ts'

export const ms: MiniGameWords = {
  games: { card: 'Dragon Tiger', roulette: 'Rolet', fishPrawnCrab: 'Ikan Udang Ketam' },
  selections: {
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Seri',
    red: 'Merah',
    black: 'Hitam',
    green: 'Hijau',
    odd: 'Ganjil',
    even: 'Genap',
    low: '1 hingga 18',
    high: '19 hingga 36',
    dozen1: '1 hingga 12',
    dozen2: '13 hingga 24',
    dozen3: '25 hingga 36',
    fish: 'Ikan',
    prawn: 'Udang',
    crab: 'Ketam',
    rooster: 'Ayam',
    gourd: 'Labu',
    coin: 'Syiling',
    triple: 'Sebarang triple',
  },
  straight: 'Satu nombor',
  dice: ['Gambar pada satu dadu', 'Gambar pada dua dadu', 'Gambar pada tiga dadu'],
  half: 'Dragon atau Tiger apabila seri',
  help: {
    card: [
      'Dragon dan Tiger masing-masing mendapat satu kad daripada satu pek kad. Kad yang lebih tinggi menang.',
      'Ace ialah kad terendah dan King kad tertinggi. Simbol kad tidak dikira.',
      'Apabila seri, pertaruhan pada Seri menang dan separuh taruhan pada Dragon atau Tiger dikembalikan.',
      'Satu pusingan berlangsung selama 60 saat. Pertaruhan diterima hingga 10 saat sebelum pusingan tamat.',
    ],
    roulette: [
      'Bola jatuh ke dalam salah satu petak 0 hingga 36. Pertaruhan pada nombor petak itu menang.',
      'Pertaruhan pada warna, ganjil, genap atau julat menang jika nombor itu termasuk di dalamnya. ' +
        'Sifar tidak termasuk dalam mana-mana pilihan ini.',
      'Satu pusingan berlangsung selama 60 saat. Pertaruhan diterima hingga 10 saat sebelum pusingan tamat.',
    ],
    fishPrawnCrab: [
      'Tiga dadu, setiap satunya menunjukkan ikan, udang, ketam, ayam, labu atau syiling.',
      'Lebih banyak dadu menunjukkan gambar anda, lebih tinggi bayarannya. ' +
        'Sebarang triple menang jika ketiga-tiga dadu menunjukkan gambar yang sama.',
      'Satu pusingan berlangsung selama 60 saat. Pertaruhan diterima hingga 10 saat sebelum pusingan tamat.',
    ],
  },
}
