import { accessibilityOneYearOn, housingCooperative, museumGuide } from './buildings.ts';
import { laptopsForTheNeighbourhood, twoTrainees } from './desks.ts';
import { buurtfestivalNoord } from './festival.ts';
import { englishSpokenHere, ondernemersavondNoord } from './gatherings.ts';
import { appsThatWorkUnderABridge, tugboatPlanner, windOnTheRoofOfTheServer } from './harbour.ts';
import { aPageOfFortyKilobytes, fourMythsAboutSeo, passkeysAtTheCounter } from './objects.ts';
import { bicycleWorkshops, greenhouseDashboard, physiotherapyPractice } from './outdoors.ts';
import { closedForTheHolidays, fiveYearsOfLichtkade, largerRoomOnTheQuay } from './quay.ts';
import { bakeryDelfshaven, bakeryOrdersAhead, eveningAboutBeingFound } from './shops.ts';

/** The covers of the projects, by file name. */
export const projectCovers: Record<string, () => string> = {
  'bakery-delfshaven': bakeryDelfshaven,
  'bicycle-workshops': bicycleWorkshops,
  'buurtfestival-noord': buurtfestivalNoord,
  'greenhouse-dashboard': greenhouseDashboard,
  'housing-cooperative': housingCooperative,
  'museum-guide': museumGuide,
  'physiotherapy-practice': physiotherapyPractice,
  'tugboat-planner': tugboatPlanner,
};

/** The covers of the news, by file name. */
export const newsCovers: Record<string, () => string> = {
  'a-page-of-forty-kilobytes': aPageOfFortyKilobytes,
  'accessibility-one-year-on': accessibilityOneYearOn,
  'apps-that-work-under-a-bridge': appsThatWorkUnderABridge,
  'bakery-orders-ahead': bakeryOrdersAhead,
  'closed-for-the-holidays': closedForTheHolidays,
  'english-spoken-here': englishSpokenHere,
  'evening-about-being-found': eveningAboutBeingFound,
  'five-years-of-lichtkade': fiveYearsOfLichtkade,
  'four-myths-about-seo': fourMythsAboutSeo,
  'laptops-for-the-neighbourhood': laptopsForTheNeighbourhood,
  'larger-room-on-the-quay': largerRoomOnTheQuay,
  'ondernemersavond-noord': ondernemersavondNoord,
  'passkeys-at-the-counter': passkeysAtTheCounter,
  'two-trainees': twoTrainees,
  'wind-on-the-roof-of-the-server': windOnTheRoofOfTheServer,
};
