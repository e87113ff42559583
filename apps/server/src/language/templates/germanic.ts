import type { Templates } from './template.ts';

/** In German, Dutch, and the languages of Scandinavia. */
export const germanic: Record<'da' | 'de' | 'nb' | 'nl' | 'sv', Templates> = {
  da: {
    'delivery-time': 'Levering tager 3–5 hverdage. Du får en e-mail med et link til sporing, når din ordre er på vej.',
    'return-policy':
      'Du kan returnere ubrugte varer inden for 30 dage efter levering. Skriv først til os, så sender vi dig en label.',
    'payment-methods': [
      'Hvilke betalingsmåder tager I imod?',
      'Du kan betale med kreditkort, PayPal og gavekort. Alle betalingsmåder vises, når du går til kassen.',
    ],
    'change-order': [
      'Kan jeg ændre eller annullere min ordre?',
      'Ja, indtil vi pakker den. Skriv dit ordrenummer, og hvad der skal ændres, så ser vi på det hurtigst muligt.',
    ],
    'international-shipping': [
      'Sender I til udlandet?',
      'Ja. Når du indtaster din adresse ved kassen, ser du, om vi sender til dit land, og hvad det koster.',
    ],
    contact: [
      'Hvordan kan jeg kontakte jer?',
      'Skriv til os her. Hvis ingen er online, så efterlad din e-mailadresse, og vi svarer, så snart vi er tilbage.',
    ],
    'business-hours': ['Hvornår har I åbent?', 'Vi svarer mandag til fredag fra kl. 9 til kl. 17.'],
    sizes: [
      'Hvilken størrelse skal jeg bruge?',
      'Der er en størrelsesguide på hver produktside. Er du mellem to størrelser, anbefaler vi den største.',
    ],
  },
  de: {
    'delivery-time':
      'Die Lieferung dauert 3–5 Werktage. Sie bekommen eine E-Mail mit einem Link zur Sendungsverfolgung, sobald Ihre Bestellung unterwegs ist.',
    'return-policy':
      'Sie können unbenutzte Artikel innerhalb von 30 Tagen nach der Lieferung zurückgeben. Schreiben Sie uns zuerst, dann schicken wir Ihnen ein Etikett.',
    'payment-methods': [
      'Welche Zahlungsarten nehmen Sie an?',
      'Sie können mit Kreditkarte, PayPal und Geschenkkarte zahlen. Alle Zahlungsarten sehen Sie an der Kasse.',
    ],
    'change-order': [
      'Kann ich meine Bestellung ändern oder stornieren?',
      'Ja, bis wir sie packen. Nennen Sie uns die Bestellnummer und was sich ändern soll, dann kümmern wir uns so bald wie möglich darum.',
    ],
    'international-shipping': [
      'Liefern Sie ins Ausland?',
      'Ja. Ob wir in Ihr Land liefern und was es kostet, sehen Sie, wenn Sie an der Kasse Ihre Adresse eingeben.',
    ],
    contact: [
      'Wie kann ich Sie erreichen?',
      'Schreiben Sie uns hier. Wenn gerade niemand da ist, hinterlassen Sie Ihre E-Mail-Adresse, und wir antworten, sobald wir zurück sind.',
    ],
    'business-hours': ['Wann haben Sie geöffnet?', 'Wir antworten von Montag bis Freitag, von 9 bis 17 Uhr.'],
    sizes: [
      'Welche Größe brauche ich?',
      'Auf jeder Produktseite steht eine Größentabelle. Wenn Sie zwischen zwei Größen liegen, empfehlen wir die größere.',
    ],
  },
  nb: {
    'delivery-time':
      'Leveringen tar 3–5 virkedager. Du får en e-post med en lenke til sporing så snart bestillingen din er på vei.',
    'return-policy':
      'Du kan returnere ubrukte varer innen 30 dager etter levering. Skriv til oss først, så sender vi deg en etikett.',
    'payment-methods': [
      'Hvilke betalingsmåter tar dere imot?',
      'Du kan betale med kredittkort, PayPal og gavekort. Alle betalingsmåter vises i kassen.',
    ],
    'change-order': [
      'Kan jeg endre eller avbestille bestillingen min?',
      'Ja, helt til vi pakker den. Skriv bestillingsnummeret og hva som skal endres, så ordner vi det så fort vi kan.',
    ],
    'international-shipping': [
      'Sender dere til utlandet?',
      'Ja. Når du skriver inn adressen din i kassen, ser du om vi sender til landet ditt og hva det koster.',
    ],
    contact: [
      'Hvordan kan jeg kontakte dere?',
      'Skriv til oss her. Hvis ingen er pålogget, legg igjen e-postadressen din, så svarer vi når vi er tilbake.',
    ],
    'business-hours': ['Når har dere åpent?', 'Vi svarer mandag til fredag fra kl. 9 til 17.'],
    sizes: [
      'Hvilken størrelse trenger jeg?',
      'Det er en størrelsesguide på hver produktside. Er du mellom to størrelser, anbefaler vi den største.',
    ],
  },
  nl: {
    'delivery-time':
      'De levering duurt 3–5 werkdagen. Je krijgt een e-mail met een trackinglink zodra je bestelling onderweg is.',
    'return-policy':
      'Je kunt ongebruikte artikelen binnen 30 dagen na levering retourneren. Schrijf ons eerst, dan sturen we je een label.',
    'payment-methods': [
      'Welke betaalmethoden accepteren jullie?',
      'Je kunt betalen met creditcard, PayPal en cadeaubon. Alle betaalmethoden zie je bij het afrekenen.',
    ],
    'change-order': [
      'Kan ik mijn bestelling wijzigen of annuleren?',
      'Ja, tot we hem inpakken. Geef je bestelnummer door en wat er moet veranderen, dan regelen we het zo snel mogelijk.',
    ],
    'international-shipping': [
      'Verzenden jullie naar het buitenland?',
      'Ja. Als je bij het afrekenen je adres invult, zie je of we naar jouw land verzenden en wat het kost.',
    ],
    contact: [
      'Hoe kan ik jullie bereiken?',
      'Schrijf ons hier. Is er niemand online, laat dan je e-mailadres achter; we antwoorden zodra we terug zijn.',
    ],
    'business-hours': ['Wanneer zijn jullie open?', 'We antwoorden van maandag tot en met vrijdag, van 9 tot 17 uur.'],
    sizes: [
      'Welke maat heb ik nodig?',
      'Op elke productpagina staat een maattabel. Zit je tussen twee maten in, dan raden we de grotere aan.',
    ],
  },
  sv: {
    'delivery-time':
      'Leveransen tar 3–5 arbetsdagar. Du får ett mejl med en spårningslänk när din beställning är på väg.',
    'return-policy':
      'Du kan returnera oanvända varor inom 30 dagar efter leverans. Skriv till oss först, så skickar vi en etikett.',
    'payment-methods': [
      'Vilka betalningssätt tar ni emot?',
      'Du kan betala med kreditkort, PayPal och presentkort. Alla betalningssätt visas i kassan.',
    ],
    'change-order': [
      'Kan jag ändra eller avbeställa min beställning?',
      'Ja, tills vi packar den. Skriv ditt ordernummer och vad som ska ändras, så tar vi hand om det så snart vi kan.',
    ],
    'international-shipping': [
      'Skickar ni utomlands?',
      'Ja. När du fyller i din adress i kassan ser du om vi skickar till ditt land och vad det kostar.',
    ],
    contact: [
      'Hur kan jag nå er?',
      'Skriv till oss här. Om ingen är inloggad, lämna din e-postadress, så svarar vi så snart vi är tillbaka.',
    ],
    'business-hours': ['När har ni öppet?', 'Vi svarar måndag till fredag, klockan 9 till 17.'],
    sizes: [
      'Vilken storlek behöver jag?',
      'På varje produktsida finns en storleksguide. Om du är mellan två storlekar rekommenderar vi den större.',
    ],
  },
};
