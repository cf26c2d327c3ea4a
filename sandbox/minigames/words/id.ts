import type { MiniGameWords } from './language.ts'

export const id: MiniGameWords = {
  games: { card: 'Dragon Tiger', roulette: 'Roulette', fishPrawnCrab: 'Ikan Udang Kepiting' },
  selections: {
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Seri',
    red: 'Merah',
    black: 'Hitam',
    green: 'Hijau',
    odd: 'Ganjil',
    even: 'Genap',
    low: '1 sampai 18',
    high: '19 sampai 36',
    dozen1: '1 sampai 12',
    dozen2: '13 sampai 24',
    dozen3: '25 sampai 36',
    fish: 'Ikan',
    prawn: 'Udang',
    crab: 'Kepiting',
    rooster: 'Ayam',
    gourd: 'Labu',
    coin: 'Koin',
    triple: 'Triple apa saja',
  },
  straight: 'Satu angka',
  dice: ['Gambar muncul di 1 dadu', 'Gambar muncul di 2 dadu', 'Gambar muncul di 3 dadu'],
  half: 'Dragon atau Tiger saat seri',
  help: {
    card: [
      'Dragon dan Tiger masing-masing mendapat satu kartu dari satu set kartu. Kartu yang lebih tinggi menang.',
      'As adalah kartu terendah dan king tertinggi. Jenis kartu tidak berpengaruh.',
      'Saat seri, taruhan Seri menang, dan setengah dari setiap taruhan Dragon atau Tiger dikembalikan.',
      'Satu ronde berlangsung 60 detik. Taruhan diterima sampai 10 detik sebelum ronde berakhir.',
    ],
    roulette: [
      'Bola jatuh ke salah satu kotak angka 0 sampai 36. Taruhan pada angka itu menang.',
      'Taruhan warna, ganjil atau genap, atau rentang menang dengan setiap angka di dalamnya. Nol tidak termasuk.',
      'Satu ronde berlangsung 60 detik. Taruhan diterima sampai 10 detik sebelum ronde berakhir.',
    ],
    fishPrawnCrab: [
      'Tiga dadu masing-masing menampilkan ikan, udang, kepiting, ayam, labu, atau koin.',
      'Makin banyak dadu menampilkan gambar Anda, makin besar bayarannya. Triple apa saja menang jika ketiganya sama.',
      'Satu ronde berlangsung 60 detik. Taruhan diterima sampai 10 detik sebelum ronde berakhir.',
    ],
  },
}
